import type { BrokenHistory } from "../history/runHistory.ts";
import type { Finding } from "./tryOut.ts";

export async function findBroken(
  { from, count }: { readonly from: number; readonly count: number },
  run: (seed: number) => Promise<BrokenHistory | undefined>,
): Promise<Finding | null> {
  for (let seed = from; seed < from + count; seed += 1) {
    const broken = await run(seed);
    if (!broken) continue;
    const { cause } = broken;
    return { seed, histories: seed - from + 1, said: cause instanceof Error ? cause.message : "" };
  }
  return null;
}
