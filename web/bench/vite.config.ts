import { defineConfig } from "vite";

/** Bundles a page of a benchmark (`--mode cellar` or `--mode floor`) into one script. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  logLevel: "warn",
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    target: "es2022",
    minify: true,
    emptyOutDir: false,
    lib: { entry: `${mode}.page.ts`, formats: ["es"], fileName: mode },
    rolldownOptions: { output: { codeSplitting: false } },
  },
}));
