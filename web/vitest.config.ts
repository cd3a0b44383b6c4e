import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { labelModelsAlias } from "./labelModels.ts";

/** Shared settings of this package's test projects, which `vitest.workspace.ts` names. */
export default defineConfig({
  plugins: [react()],
  resolve: { alias: labelModelsAlias },
});
