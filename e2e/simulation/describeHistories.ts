import { test } from "vitest";
import { runHistory, tellBroken } from "./history/runHistory.ts";

const TIMEOUT_MS = 300_000;

/** Histories of one test, so that a report says where in the run it is. */
const CHAPTER = 250;

/** Runs the histories of every second seed from `first`, `count` of them, in chapters. */
export function describeHistories({ first, count }: { first: number; count: number }): void {
  for (let done = 0; done < count; done += CHAPTER) {
    const seeds = Array.from({ length: CHAPTER }, (_, n) => first + 2 * (done + n));
    const range = `${String(seeds[0])} to ${String(seeds.at(-1))}`;
    test(
      `histories ${range} lose nothing, double nothing and come to rest`,
      async () => {
        for (const seed of seeds) {
          const broken = await runHistory(seed);
          if (broken) throw tellBroken(broken);
        }
      },
      TIMEOUT_MS,
    );
  }
}
