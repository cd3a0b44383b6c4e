import { expect, test } from "vitest";
import { GRAPE_PROFILES } from "../profiles/index.ts";
import { WINE_TYPES } from "../records/wineType.ts";
import { USUAL_YEARS } from "./UsualYears.ts";

test("grapes in the drinking window table have profiles or are blends", () => {
  const known = new Set(GRAPE_PROFILES.flatMap(({ name, synonyms }) => [name, ...synonyms]));
  const unknown = USUAL_YEARS.flatMap(({ grapes }) => grapes.filter((grape) => !known.has(grape)));

  expect(unknown.filter((grape) => !/Blend$|^Meritage$/u.test(grape))).toEqual([]);
});

test("each drinking window cites as many sources as its basis requires", () => {
  const count = { "two works": 2, "one work": 1, estimate: 0 } as const;

  for (const { label, basis, sources } of USUAL_YEARS) {
    expect(new Set(sources.map(({ address }) => address)).size, label).toBe(count[basis]);
  }
});

test("no drinking window in the table ends before its first year", () => {
  for (const { label, fromHarvest, fromPurchase } of USUAL_YEARS) {
    for (const [first, last] of [fromHarvest, fromPurchase ?? [0, 1]]) {
      expect(last, label).toBeGreaterThanOrEqual(first);
    }
  }
});

test("the drinking window table begins with one fallback row per type", () => {
  const general = USUAL_YEARS.filter(
    ({ places, grapes, words }) => places.length + grapes.length + words.length === 0,
  );

  expect(general.flatMap(({ types }) => types)).toEqual(WINE_TYPES);
  expect(USUAL_YEARS.slice(0, general.length)).toEqual(general);
});
