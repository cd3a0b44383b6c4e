import { defineConfig } from "vite";
import { installedPeers } from "./installedPeers.ts";

/** Bundles the page of another library (`--mode rxdb` or `--mode watermelon`) into one script. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  logLevel: "warn",
  plugins: [installedPeers],
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    target: "es2022",
    outDir: "../dist",
    emptyOutDir: false,
    lib: { entry: `${mode}.page.mjs`, formats: ["es"], fileName: mode },
    rolldownOptions: { output: { codeSplitting: false } },
  },
}));
