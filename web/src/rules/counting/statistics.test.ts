import fc from "fast-check";
import { type Lot, plainLot, WINE_TYPES } from "sync-protocol";
import { expect, test } from "vitest";
import { drinkingOutlook } from "./drinkingOutlook.ts";
import {
  bottlesCounted,
  countSharesBy,
  byArrival,
  DIMENSIONS,
  lotsInState,
  openAmong,
  paidFor,
  type Share,
  wineCounts,
} from "./statistics.ts";
import { AS_WRITTEN, wineNames } from "../cellar/wineNames.ts";
import { aCellarWine, id } from "../testBuilders.ts";

test("held bottles exclude ordered bottles and archived wines", () => {
  const ordered = aLot(2, { bottles: 12, state: "ordered" });
  const wines = [
    aCellarWine({ id: id(1), lots: [aLot(1, { bottles: 3 }), ordered] }),
    aCellarWine({ id: id(2), quantity: 7, isArchived: true }),
  ];

  expect(bottlesCounted(lotsInState("held", wines))).toBe(3);
  expect(bottlesCounted(lotsInState("ordered", wines))).toBe(12);
});

// Spec 10.42
test("prices are summed per currency, and unpriced bottles are counted", () => {
  const lots = [
    aLot(1, { bottles: 2, price: { minor: 4_500, currency: "EUR" } }),
    aLot(2, { bottles: 3, price: { minor: 1_000, currency: "EUR" } }),
    aLot(3, { bottles: 1, price: { minor: 9_900, currency: "GBP" } }),
    aLot(4, { bottles: 4 }),
  ];

  expect(paidFor(lotsInState("held", [aCellarWine({ lots })]))).toEqual({
    sums: [
      { minor: 12_000, currency: "EUR" },
      { minor: 9_900, currency: "GBP" },
    ],
    unpriced: 4,
  });
});

test("an opened bottle of an unknown lot counts in the first lot", () => {
  const bottle = { day: "2026-11-20", keeping: "stopper" } as const;
  const lots = [
    aLot(1, { bottles: 2, price: { minor: 1_000, currency: "EUR" } }),
    aLot(2, { bottles: 3, price: { minor: 4_000, currency: "EUR" } }),
  ];
  const opened = [
    { ...bottle, id: id(51), lotId: id(1002) },
    { ...bottle, id: id(52), lotId: id(1003) },
  ];

  const open = openAmong(lotsInState("held", [aCellarWine({ lots, opened })]));

  expect(open.map(({ lot }) => [lot.id, lot.bottles])).toEqual([
    [id(1002), 1],
    [id(1001), 1],
  ]);
  expect(paidFor(open).sums).toEqual([{ minor: 5_000, currency: "EUR" }]);
});

test("statistics list the largest share first and the unknown share last", () => {
  const lots = lotsInState("held", [
    aCellarWine({ id: id(1), producer: "Chinon", quantity: 2 }),
    aCellarWine({ id: id(2), producer: " ", quantity: 9 }),
    aCellarWine({ id: id(3), producer: "Alsace", quantity: 2 }),
    aCellarWine({ id: id(4), producer: "Mosel", quantity: 5 }),
  ]);

  expect(namesAndBottles("producer", lots)).toEqual([
    ["Mosel", 5],
    ["Alsace", 2],
    ["Chinon", 2],
    ["Not known", 9],
  ]);
});

test("statistics list vintages newest first, sizes smallest first, types in menu order", () => {
  const lots = lotsInState("held", [
    aCellarWine({ id: id(1), vintage: 1996, type: "White Wine", quantity: 1 }),
    aCellarWine({ id: id(2), vintage: 2020, nonVintage: true, type: "Red Wine", quantity: 1 }),
    aCellarWine({ id: id(3), vintage: 2018, lots: [aLot(3, { bottles: 1, millilitres: 1_500 })] }),
  ]);

  expect(namesAndBottles("vintage", lots).map(([name]) => name)).toEqual(["2018", "1996", "NV"]);
  expect(namesAndBottles("size", lots)).toEqual([
    ["Standard (750 ml)", 2],
    ["Magnum (1.5 l)", 1],
  ]);
  expect(namesAndBottles("type", lots)).toEqual([
    ["Red Wine", 2],
    ["White Wine", 1],
  ]);
});

test("bottles on order are sorted by arrival, undated last", () => {
  const lots = [
    aLot(1, { state: "ordered", bottles: 1 }),
    aLot(2, { state: "ordered", bottles: 2, arrivesOn: "2027-03-01" }),
    aLot(3, { state: "ordered", bottles: 3, arrivesOn: "2026-12-24" }),
  ];

  const due = byArrival(lotsInState("ordered", [aCellarWine({ lots })]));

  expect(due.map(({ lot }) => lot.arrivesOn)).toEqual(["2026-12-24", "2027-03-01", null]);
});

test("the drinking outlook counts a wine in each year of its window", () => {
  const lots = lotsInState("held", [aCellarWine({ quantity: 6 })]);

  const { years } = drinkingOutlook(lots, () => ({ from: 2027, to: 2028, soonUntil: 2028 }), 2026);

  const counts = years.map(({ year, best, last }) => [
    year,
    bottlesCounted(best),
    bottlesCounted(last),
  ]);
  expect(counts).toEqual([
    [2026, 0, 0],
    [2027, 6, 0],
    [2028, 6, 6],
  ]);
});

test("a still drinkable wine past its window counts in this year's outlook", () => {
  const lots = lotsInState("held", [aCellarWine({ quantity: 6 })]);
  const outlookIn = (year: number) =>
    drinkingOutlook(lots, () => ({ from: 2015, to: 2024, soonUntil: 2026 }), year);

  expect(outlookIn(2026).years.map(({ year, last }) => [year, bottlesCounted(last)])).toEqual([
    [2026, 6],
  ]);
  expect(outlookIn(2026).past).toEqual([]);
  expect(bottlesCounted(outlookIn(2027).past)).toBe(6);
});

const prices = fc.record({
  minor: fc.integer({ min: 0, max: 1_000_000 }),
  currency: fc.constantFrom("EUR", "GBP", "JPY"),
});
const lots = fc.array(
  fc.record({
    bottles: fc.integer({ min: 0, max: 999 }),
    millilitres: fc.constantFrom(375, 750, 1_500),
    state: fc.constantFrom("held" as const, "ordered" as const),
    price: fc.option(prices),
  }),
  { minLength: 1, maxLength: 4 },
);
const years = fc.integer({ min: 2000, max: 2060 });
/**
 * Random drinking windows. Either end can be missing. If both are given, the end is not before the
 * start [W8: window].
 */
const windows = fc
  .tuple(years, years, fc.boolean(), fc.boolean())
  .map(([one, other, hasFrom, hasTo]) => ({
    from: hasFrom ? Math.min(one, other) : undefined,
    to: hasTo ? Math.max(one, other) : undefined,
    soonUntil: hasTo ? Math.max(one, other) + 2 : undefined,
  }));
const cellars = fc.array(
  fc.record({
    type: fc.constantFrom(...WINE_TYPES),
    country: fc.constantFrom("Italy", "France", ""),
    vintage: fc.integer({ min: 1990, max: 2026 }),
    nonVintage: fc.boolean(),
    isArchived: fc.boolean(),
    drawnLots: lots,
    window: fc.option(windows, { nil: undefined }),
  }),
  { maxLength: 12 },
);

// Spec 10.42
test("in any cellar, each statistics total equals the sum of its rows", () => {
  fc.assert(
    fc.property(cellars, (cellar) => {
      const windowOf = new Map(cellar.map(({ window }, n) => [id(n), window]));
      const wines = cellar.map(({ drawnLots, type, country, vintage, nonVintage, isArchived }, n) =>
        aCellarWine({
          type,
          country,
          vintage,
          nonVintage,
          isArchived,
          id: id(n),
          lots: drawnLots.map((lot, m) => aLot(m + 1, lot)),
        }),
      );
      const rows = cellar
        .filter(({ isArchived }) => !isArchived)
        .flatMap(({ drawnLots }) => drawnLots)
        .filter(({ state }) => state === "held");
      const bottles = rows.reduce((sum, lot) => sum + lot.bottles, 0);
      const paid = (currency: string) =>
        rows.reduce(
          (sum, lot) =>
            sum + (lot.price?.currency === currency ? lot.price.minor * lot.bottles : 0),
          0,
        );

      const held = lotsInState("held", wines);

      expect(bottlesCounted(held)).toBe(bottles);
      for (const dimension of DIMENSIONS) {
        const shares = sharesBy(dimension, held, undefined);
        expect(shares.reduce((sum, share) => sum + share.bottles, 0)).toBe(bottles);
        const sums = shares.flatMap((share) => paidFor(share.lots).sums);
        for (const currency of ["EUR", "GBP", "JPY"]) {
          const own = sums.filter((sum) => sum.currency === currency);
          expect(own.reduce((sum, { minor }) => sum + minor, 0)).toBe(paid(currency));
        }
      }
      const behind = wineCounts(held);
      expect(behind.reduce((sum, wine) => sum + wine.bottles, 0)).toBe(bottles);

      const outlook = drinkingOutlook(held, (wine) => windowOf.get(wine.id), 2026);
      const ahead = new Set(outlook.years.flatMap(({ best }) => best));
      const parts = [[...ahead], outlook.past, outlook.later, outlook.unknown];
      expect(bottlesCounted(parts.flat())).toBe(bottles);
    }),
  );
});

test("statistics merge the shares of names with the same meaning", () => {
  const held = lotsInState("held", [
    aCellarWine({ id: id(1), country: "Deutschland", lots: [aLot(1, { bottles: 2 })] }),
    aCellarWine({ id: id(2), country: "Germany", lots: [aLot(2, { bottles: 3 })] }),
  ]);
  const names = { ...AS_WRITTEN, country: () => "Germany" };

  expect(sharesBy("country", held, undefined, names)).toMatchObject([
    { name: "Germany", bottles: 5 },
  ]);
});

// Spec 10.42
test("in statistics, a blend counts for each of its grapes", () => {
  const held = lotsInState("held", [
    aCellarWine({ id: id(1), varietal: "Merlot, Malbec", lots: [aLot(1, { bottles: 2 })] }),
    aCellarWine({ id: id(2), varietal: "Merlot", lots: [aLot(2, { bottles: 3 })] }),
    aCellarWine({ id: id(3), varietal: "", lots: [aLot(3, { bottles: 1 })] }),
  ]);

  const shares = sharesBy("varietal", held, undefined, wineNames());

  expect(shares.map(({ name, bottles }) => [name, bottles])).toEqual([
    ["Merlot", 5],
    ["Malbec", 2],
    ["Not known", 1],
  ]);
});

function namesAndBottles(
  dimension: (typeof DIMENSIONS)[number],
  counted: ReturnType<typeof lotsInState>,
): [string, number][] {
  return sharesBy(dimension, counted, undefined).map(({ name, bottles }) => [name, bottles]);
}

function sharesBy(...asked: Parameters<typeof countSharesBy>): readonly Share[] {
  const counting = countSharesBy(...asked);
  let step = counting.next();
  while (!step.done) step = counting.next();
  return step.value;
}

function aLot(n: number, fields: Partial<Lot>): Lot {
  return { ...plainLot(id(1000 + n), 0), ...fields };
}
