import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../../node_modules/.cache/bench-peer/", import.meta.url));

/** Bundles the RxDB page. The root is the folder in which RxDB is installed. */
export default {
  root: FOLDER,
  logLevel: "warn",
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    target: "es2022",
    outDir: fileURLToPath(new URL("../dist/", import.meta.url)),
    emptyOutDir: false,
    lib: { entry: "rxdb.page.mjs", formats: ["es"], fileName: "rxdb" },
    rolldownOptions: { output: { codeSplitting: false } },
  },
};
