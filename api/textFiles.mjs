/** `--import` of this lets Node import data tables (`?raw`) as text, as the bundlers do. */
import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { isMainThread } from "node:worker_threads";

if (isMainThread) register(import.meta.url);

/** Node calls it, in the thread of its loaders, for every module. */
export async function load(url, context, nextLoad) {
  if (!url.endsWith(".tsv?raw")) return nextLoad(url, context);
  const text = await readFile(new URL(url), "utf8");
  const source = `export default ${JSON.stringify(text)};`;
  return { format: "module", shortCircuit: true, source };
}
