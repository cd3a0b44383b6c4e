import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { labelModelsAlias } from "./labelModels.ts";

export default defineConfig({
  plugins: [react()],
  resolve: { alias: labelModelsAlias },
});
