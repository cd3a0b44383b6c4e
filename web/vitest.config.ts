import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { labelModelsAlias } from "./labelModels.ts";

/** What the projects of this package's tests, named in `vitest.workspace.ts`, have in common. */
export default defineConfig({
  plugins: [react()],
  resolve: { alias: labelModelsAlias },
});
