/**
 * Entry point of a mutant's bundle: runs histories until one breaks a promise, and prints the
 * finding.
 */
import { parseArgs } from "node:util";
import { runHistory } from "../history/runHistory.ts";
import type { Finding } from "./tryOut.ts";

const { values } = parseArgs({
  options: { seed: { type: "string" }, histories: { type: "string" } },
});
const first = Number(values.seed);
process.stdout.write(JSON.stringify(await findBroken(first, Number(values.histories))));

async function findBroken(from: number, count: number): Promise<Finding | null> {
  for (let seed = from; seed < from + count; seed += 1) {
    const broken = await runHistory(seed, { shrinks: false });
    if (!broken) continue;
    const { cause } = broken;
    return { seed, histories: seed - from + 1, said: cause instanceof Error ? cause.message : "" };
  }
  return null;
}
