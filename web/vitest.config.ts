import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { labelModelsAlias } from "./labelModels.ts";

/** Components run in happy-dom; a test of the store or of sync asks for node in its first line. */
export default defineConfig({
  plugins: [react()],
  resolve: { alias: labelModelsAlias },
  test: {
    name: "web",
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "src/**/*.test.tsx", "eval/**/*.test.ts"],
  },
});
