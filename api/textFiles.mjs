/**
 * Node option `--import` loads this file. Imports ending in `?raw` (data tables and catalogues)
 * then return the file's text in Node, as in bundlers.
 */
import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { isMainThread } from "node:worker_threads";

if (isMainThread) register(import.meta.url);

/** Node's hook for loading modules. */
export async function load(url, context, nextLoad) {
  if (!/\.(tsv|po)\?raw$/.test(url)) return nextLoad(url, context);
  const text = await readFile(new URL(url), "utf8");
  const source = `export default ${JSON.stringify(text)};`;
  return { format: "module", shortCircuit: true, source };
}
