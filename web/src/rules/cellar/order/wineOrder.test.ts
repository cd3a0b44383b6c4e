import { plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { orderKeyOf } from "../CellarWine.ts";
import { aCellarWine, id } from "../../testBuilders.ts";
import { orderBy, rankComparison, rankedWine, rankWines, type WineOrder } from "./wineOrder.ts";

const WINES = [
  aCellarWine({ id: id(1), name: "Aloxe", notes: "2" }),
  aCellarWine({ id: id(2), name: "Barolo", notes: null }),
  aCellarWine({ id: id(3), name: "Chinon", notes: "1" }),
  aCellarWine({ id: id(4), name: "Dao", notes: "2" }),
].map((wine) => ({ wine, orderKey: orderKeyOf(wine.name) }));

const byNotes = (isReversed: boolean): WineOrder => ({
  keyOf: ({ notes }) => notes ?? undefined,
  isReversed,
});

test("wines without a value to sort by come last in both directions", () => {
  expect(namesIn(byNotes(false))).toEqual(["Chinon", "Aloxe", "Dao", "Barolo"]);
  expect(namesIn(byNotes(true))).toEqual(["Aloxe", "Dao", "Chinon", "Barolo"]);
});

test.each([false, true])(
  "wines inserted one by one have the sorted order (reversed: %s)",
  (reversed) => {
    const order = byNotes(reversed);
    const ranked = WINES.toReversed().map((wine) => rankedWine(order, wine));

    expect(ranked.sort(rankComparison(order))).toEqual(rankWines(order, WINES));
  },
);

// Spec 10.39
test("sorting by price compares cheapest lots within each currency", () => {
  const paid = (name: string, ...prices: readonly [number, string][]) =>
    aCellarWine({
      name,
      lots: prices.map(([minor, currency], n) => ({
        ...plainLot(id(n), 1),
        price: { minor, currency },
      })),
    });
  const wines = [
    paid("Pounds", [50, "GBP"]),
    paid("Dear", [20_000, "EUR"]),
    paid("Both", [30_000, "EUR"], [900, "EUR"]),
    paid("Unknown"),
  ].map((wine) => ({ wine, orderKey: orderKeyOf(wine.name) }));

  const namesBy = (order: WineOrder) =>
    rankWines(order, wines).map(({ ordered: { wine } }) => wine.name);
  expect(namesBy(orderBy("price", false))).toEqual(["Both", "Dear", "Pounds", "Unknown"]);
  expect(namesBy(orderBy("price", true))).toEqual(["Pounds", "Dear", "Both", "Unknown"]);
});

test("sorted by addition, wines not yet on the server count as newest", () => {
  const wines = [
    aCellarWine({ name: "Here alone", added: 2 ** 50 }),
    aCellarWine({ name: "Second", added: 2 }),
    aCellarWine({ name: "Tenth", added: 10 }),
  ].map((wine) => ({ wine, orderKey: orderKeyOf(wine.name) }));

  const namesBy = (isReversed: boolean) =>
    rankWines(orderBy("added", isReversed), wines).map(({ ordered: { wine } }) => wine.name);
  expect(namesBy(false)).toEqual(["Second", "Tenth", "Here alone"]);
  expect(namesBy(true)).toEqual(["Here alone", "Tenth", "Second"]);
});

function namesIn(order: WineOrder): string[] {
  return rankWines(order, WINES).map(({ ordered: { wine } }) => wine.name);
}
