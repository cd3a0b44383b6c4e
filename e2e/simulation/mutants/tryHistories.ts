/**
 * Entry point of a mutant's bundle. Runs histories until one breaks a rule, and prints the result.
 */
import { parseArgs } from "node:util";
import { runHistory } from "../history/runHistory.ts";
import { findBroken } from "./findBroken.ts";

const { values } = parseArgs({
  options: { seed: { type: "string" }, histories: { type: "string" } },
});
const found = await findBroken(
  { from: Number(values.seed), count: Number(values.histories) },
  (seed) => runHistory(seed, { shrinks: false }),
);
process.stdout.write(JSON.stringify(found));
