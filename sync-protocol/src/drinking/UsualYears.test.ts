import { expect, test } from "vitest";
import { GRAPE_PROFILES, WINE_STYLES } from "../profiles/index.ts";
import { USUAL_YEARS } from "./UsualYears.ts";

test("every row bears a name that the sommelier gives wines", () => {
  const known: Readonly<Record<string, readonly string[]>> = {
    style: WINE_STYLES.map(({ name }) => name),
    grape: GRAPE_PROFILES.map(({ name }) => name),
  };

  expect(USUAL_YEARS.filter(({ of, kind }) => known[of]?.includes(kind) === false)).toEqual([]);
});

test("a row with years rests on two works, one without on none", () => {
  for (const { label, fromHarvest, fromPurchase, sources } of USUAL_YEARS) {
    const works = new Set(sources.map(({ address }) => address));
    expect(works.size, label).toBe(fromHarvest || fromPurchase ? 2 : 0);
  }
});

test("no years end before they begin", () => {
  for (const { label, fromHarvest, fromPurchase } of USUAL_YEARS) {
    for (const [first, last] of [fromHarvest ?? [0, 1], fromPurchase ?? [0, 1]]) {
      expect(last, label).toBeGreaterThanOrEqual(first);
    }
  }
});
