import fc from "fast-check";
import { type Wine } from "../records/wine.ts";
import { WINE_TYPES } from "../records/wineType.ts";
import { expect, test } from "vitest";
import { aWine } from "../test/aWine.ts";
import { USUAL_YEARS } from "./UsualYears.ts";
import { type Bottle, kindOf, type UsualWindow, usualWindow } from "./usualWindow.ts";

const HALF_ML = 375;
const MAGNUM_ML = 1_500;

/**
 * Generates names of wines, regions or grapes: names in the drinking window table, and other label
 * words.
 */
const names = fc.oneof(
  fc.constantFrom(
    ...USUAL_YEARS.flatMap(({ label, places, grapes, words }) => [
      label,
      ...[places, grapes, words].map(([first = ""]) => first),
    ]),
  ),
  fc.constantFrom("Grand Cru", "Riserva", "Nouveau", "dolce", "Blend"),
);
const wines: fc.Arbitrary<Wine> = fc
  .record({
    name: names,
    region: names,
    varietal: names,
    type: fc.constantFrom(...WINE_TYPES),
    vintage: fc.integer({ min: 1950, max: 2025 }),
  })
  .map((facts) => aWine(facts));
const years = fc.integer({ min: 1950, max: 2026 });
const sizes = fc.integer({ min: 1, max: 30_000 });
const bottles: fc.Arbitrary<Bottle> = fc.record({
  vintage: fc.option(years, { nil: undefined }),
  bought: fc.option(years, { nil: undefined }),
  millilitres: sizes,
});

test("without great vintages, a younger vintage's drinking window is never earlier", () => {
  check(wines, bottles, fc.tuple(years, years), (wine, bottle, vintages) => {
    const [older, younger] = [...vintages]
      .sort((a, b) => a - b)
      .map((vintage) => windowOfBottle({ ...wine, vintage }, { ...bottle, vintage }));

    expect(older === undefined).toBe(younger === undefined);
    expect(younger?.from ?? 0).toBeGreaterThanOrEqual(older?.from ?? 0);
    if (isOfGreatYear(older)) return;
    expect(younger?.to ?? 0).toBeGreaterThanOrEqual(older?.to ?? 0);
  });
});

test("a larger bottle's drinking window never begins or ends earlier", () => {
  const pairs = fc.oneof(fc.tuple(sizes, sizes), fc.constant([HALF_ML, MAGNUM_ML]));
  check(wines, bottles, pairs, (wine, bottle, pair) => {
    const [smaller, larger] = [...pair]
      .sort((a, b) => a - b)
      .map((millilitres) => windowOfBottle(wine, { ...bottle, millilitres }));

    expect(smaller === undefined).toBe(larger === undefined);
    expect(larger?.from ?? 0).toBeGreaterThanOrEqual(smaller?.from ?? 0);
    expect(larger?.to ?? 0).toBeGreaterThanOrEqual(smaller?.to ?? 0);
  });
});

test("a drinking window begins after harvest or purchase, before its end", () => {
  check(wines, bottles, fc.constant(undefined), (wine, bottle) => {
    const window = windowOfBottle(wine, bottle);
    if (!window) return;

    expect(window.to).toBeGreaterThanOrEqual(window.from);
    expect([bottle.vintage, bottle.bought].some((year) => year !== undefined)).toBe(true);
    expect(window.from).toBeGreaterThanOrEqual(
      Math.min(bottle.vintage ?? Infinity, bottle.bought ?? Infinity),
    );
  });
});

test("without vintage, a purchase one year later ends the drinking window later", () => {
  check(wines, years, sizes, (wine, bought, millilitres) => {
    const nonVintage = { vintage: undefined, millilitres };
    const window = windowOfBottle(wine, { ...nonVintage, bought });
    const yearLater = windowOfBottle(wine, { ...nonVintage, bought: bought + 1 });

    expect(yearLater?.to).toBe(window === undefined ? undefined : window.to + 1);
    expect(windowOfBottle(wine, { ...nonVintage, bought: undefined })).toBeUndefined();
  });
});

test("a wine with unknown names gets the usual years of its type", () => {
  const unknownName = fc.stringMatching(/^[bcdfgh]{6,12}$/);
  check(unknownName, fc.constantFrom(...WINE_TYPES), years, (name, type, vintage) => {
    const facts = { name, varietal: name, region: name, country: name, producer: name };
    const window = windowOfBottle(aWine({ ...facts, type }), {
      vintage,
      bought: undefined,
      millilitres: 750,
    });

    expect(basisOf(window)?.label).toBe(LABELS[type]);
  });
});

const LABELS = {
  "Red Wine": "Red wine",
  "White Wine": "White wine",
  "Rosé Wine": "Rosé",
  "Sparkling Wine": "Sparkling wine",
  "Dessert Wine": "Sweet wine",
  "Fortified Wine": "Fortified wine",
} as const;

function windowOfBottle(wine: Wine, bottle: Bottle): UsualWindow | undefined {
  const kind = kindOf(wine);
  return kind && usualWindow(kind, bottle);
}

function isOfGreatYear(window: UsualWindow | undefined): boolean {
  return basisOf(window)?.isGreat ?? false;
}

function basisOf(window: UsualWindow | undefined) {
  return window?.basis.kind === "usual" ? window.basis : undefined;
}

/** Checks a property with random values. A failure prints a seed; add it as a regression test. */
function check<A, B, C>(
  first: fc.Arbitrary<A>,
  second: fc.Arbitrary<B>,
  third: fc.Arbitrary<C>,
  holds: (a: A, b: B, c: C) => void,
): void {
  fc.assert(fc.property(first, second, third, holds), { numRuns: 300 });
}
