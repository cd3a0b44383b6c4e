import { windowOf } from "sync-protocol/drinking";
import { describe, expect, test } from "vitest";
import { judgeWindow } from "./windowFigures.ts";
import { type PublishedWindow, publishedWindows } from "./publishedWindows.ts";

const TODAY = { year: 2026 };
const published = publishedWindows();

describe.skipIf(!published)("the published windows (skipped where ../shared is absent)", () => {
  const judged = (published ?? []).map((row) => judgeWindow(row, windowOf(row.wine, TODAY), TODAY));
  const share = (isOne: (one: (typeof judged)[number]) => boolean, of = judged) =>
    of.filter(isOne).length / of.length;

  test("our drinking windows agree with 90 % of the published ones", () => {
    expect(share(({ window }) => window !== undefined)).toBeGreaterThanOrEqual(0.95);
    expect(share(({ isServed }) => isServed)).toBeGreaterThanOrEqual(0.9);
    expect(
      share(
        ({ isPastWhileOpen }) => isPastWhileOpen,
        judged.filter(({ isOpen }) => isOpen),
      ),
    ).toBeLessThanOrEqual(0.05);
  });

  test("all published windows of a producer are in the same half", () => {
    const isForTuning = new Map<string, boolean>();
    for (const row of published ?? []) {
      expect(isForTuning.get(row.wine.producer) ?? row.isForTuning).toBe(row.isForTuning);
      isForTuning.set(row.wine.producer, row.isForTuning);
    }
    const half = [...isForTuning.values()].filter(Boolean).length / isForTuning.size;

    expect(half).toBeCloseTo(0.5, 1);
  });
});

test("our window may begin earlier than one published as 'drink now'", () => {
  const [row] = published ?? [];
  if (!row) return;
  const upperBound: PublishedWindow = { ...row, from: 2022, to: 2026, isUpperBound: true };
  const ours = windowOf({ ...row.wine, drinkFrom: 2018, drinkTo: 2022 }, TODAY);

  expect(judgeWindow(upperBound, ours, TODAY).hasMiddleInside).toBe(true);
  expect(judgeWindow({ ...upperBound, isUpperBound: false }, ours, TODAY).hasMiddleInside).toBe(
    false,
  );
});
