import { describe, inject, test } from "vitest";
import { FRESH } from "./drawSeed.ts";
import { runHistory, storeOf, brokenError } from "./history/runHistory.ts";
import type { StoreKind } from "./server/openStore.ts";

const TIMEOUT_MS = 300_000;

/** Number of histories with the same seeds in every run. */
const FIXED_HISTORIES = 300;

/** Number of histories per test. The report shows progress after each test. */
const HISTORIES_PER_TEST = 250;

export function describeHistories(kind: StoreKind): void {
  describe("histories with the same seeds in every run", () => {
    describeChapters(kind, { first: 0, count: FIXED_HISTORIES });
  });
  describe("histories with new seeds", () => {
    describeChapters(kind, { first: inject("freshSeed"), count: FRESH });
  });
}

function describeChapters(kind: StoreKind, { first, count }: { first: number; count: number }) {
  const all = Array.from({ length: count }, (_, n) => first + n);
  const seeds = all.filter((seed) => storeOf(seed) === kind);
  for (let done = 0; done < seeds.length; done += HISTORIES_PER_TEST) {
    describeChapter(seeds.slice(done, done + HISTORIES_PER_TEST));
  }
}

function describeChapter(seeds: readonly number[]) {
  const range = `${String(seeds[0])} to ${String(seeds.at(-1))}`;
  test(
    `no change is lost or duplicated in histories ${range}`,
    async () => {
      for (const seed of seeds) {
        const broken = await runHistory(seed);
        if (broken) throw brokenError(broken);
      }
    },
    TIMEOUT_MS,
  );
}
