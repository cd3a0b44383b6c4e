import { defineConfig } from "vite";

/** Bundles the local store and the drain as they are in the app into one script for a bare page. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: "warn",
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    target: "es2022",
    minify: true,
    lib: { entry: "cellar.page.ts", formats: ["es"], fileName: "cellar" },
  },
});
