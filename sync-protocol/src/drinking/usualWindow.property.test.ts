import fc from "fast-check";
import { type Wine } from "../records/wine.ts";
import { WINE_TYPES } from "../records/wineType.ts";
import { expect, test } from "vitest";
import { aWine } from "../test/aWine.ts";
import { USUAL_YEARS } from "./UsualYears.ts";
import { type Bottle, usualWindow } from "./usualWindow.ts";

const TODAY = { year: 2026 };
const HALF_ML = 375;
const MAGNUM_ML = 1_500;

/** Words that name what the table knows, what it does not, and both at once. */
const names = fc.oneof(
  fc.constantFrom(...USUAL_YEARS.map(({ kind }) => kind)),
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
  .map((told) => aWine(told));
const years = fc.integer({ min: 1950, max: 2026 });
const sizes = fc.integer({ min: 1, max: 30_000 });
const bottles: fc.Arbitrary<Bottle> = fc.record({
  vintage: fc.option(years, { nil: undefined }),
  bought: fc.option(years, { nil: undefined }),
  millilitres: sizes,
});

test("a later harvest is never ready or gone earlier", () => {
  check(wines, bottles, fc.tuple(years, years), (wine, bottle, vintages) => {
    const [older, younger] = [...vintages]
      .sort((a, b) => a - b)
      .map((vintage) => usualWindow({ ...wine, vintage }, { ...bottle, vintage }, TODAY));

    expect(older === undefined).toBe(younger === undefined);
    expect(younger?.from ?? 0).toBeGreaterThanOrEqual(older?.from ?? 0);
    expect(younger?.to ?? 0).toBeGreaterThanOrEqual(older?.to ?? 0);
  });
});

test("a larger bottle is never ready or gone earlier, and so a magnum never before a half", () => {
  const pairs = fc.oneof(fc.tuple(sizes, sizes), fc.constant([HALF_ML, MAGNUM_ML]));
  check(wines, bottles, pairs, (wine, bottle, pair) => {
    const [smaller, larger] = [...pair]
      .sort((a, b) => a - b)
      .map((millilitres) => usualWindow(wine, { ...bottle, millilitres }, TODAY));

    expect(smaller === undefined).toBe(larger === undefined);
    expect(larger?.from ?? 0).toBeGreaterThanOrEqual(smaller?.from ?? 0);
    expect(larger?.to ?? 0).toBeGreaterThanOrEqual(smaller?.to ?? 0);
  });
});

test("a window ends no earlier than it begins, and begins after the harvest or the purchase", () => {
  check(wines, bottles, fc.constant(undefined), (wine, bottle) => {
    const window = usualWindow(wine, bottle, TODAY);
    if (!window) return;

    expect(window.to).toBeGreaterThanOrEqual(window.from);
    expect([bottle.vintage, bottle.bought].some((year) => year !== undefined)).toBe(true);
    expect(window.from).toBeGreaterThanOrEqual(
      Math.min(bottle.vintage ?? Infinity, bottle.bought ?? Infinity),
    );
  });
});

test("without a vintage the years count from the purchase; without both nothing is known", () => {
  check(wines, years, sizes, (wine, bought, millilitres) => {
    const nonVintage = { vintage: undefined, millilitres };
    const window = usualWindow(wine, { ...nonVintage, bought }, TODAY);
    const yearLater = usualWindow(wine, { ...nonVintage, bought: bought + 1 }, TODAY);

    expect(yearLater?.to).toBe(window === undefined ? undefined : window.to + 1);
    expect(usualWindow(wine, { ...nonVintage, bought: undefined }, TODAY)).toBeUndefined();
  });
});

test("what nothing known names stays unknown", () => {
  const unheardOf = fc.stringMatching(/^[bcdfgh]{6,12}$/);
  check(unheardOf, fc.constantFrom(...WINE_TYPES), bottles, (name, type, bottle) => {
    if (type === "Rosé Wine") return;
    const wine = aWine({ name, varietal: name, region: name, country: name, type });

    expect(usualWindow(wine, bottle, TODAY)).toBeUndefined();
  });
});

/** Runs a property; a failing seed is printed to become a regression. */
function check<A, B, C>(
  first: fc.Arbitrary<A>,
  second: fc.Arbitrary<B>,
  third: fc.Arbitrary<C>,
  holds: (a: A, b: B, c: C) => void,
): void {
  fc.assert(fc.property(first, second, third, holds), { numRuns: 300 });
}
