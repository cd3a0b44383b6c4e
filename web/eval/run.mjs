/**
 * `node web/eval/run.mjs FILE …` runs a script through Vite, which can import text files (`?raw`).
 */
import { resolve } from "node:path";
import { runnerImport } from "vite";

process.argv.splice(1, 1);
await runnerImport(resolve(process.argv[1]), { configFile: false });
