import { expect, test } from "vitest";
import { orderKeyOf } from "./cellarView.ts";
import { aCellarWine, id } from "./testBuilders.ts";
import { rankComparison, rankedWine, rankWines, type WineOrder } from "./wineOrder.ts";

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

test("equal keys stand by name, and what has no key comes last, whichever way", () => {
  expect(namesIn(byNotes(false))).toEqual(["Chinon", "Aloxe", "Dao", "Barolo"]);
  expect(namesIn(byNotes(true))).toEqual(["Aloxe", "Dao", "Chinon", "Barolo"]);
});

test.each([false, true])("one by one wines stand as all together do (reversed: %s)", (reversed) => {
  const order = byNotes(reversed);
  const ranked = WINES.toReversed().map((wine) => rankedWine(order, wine));

  expect(ranked.sort(rankComparison(order))).toEqual(rankWines(order, WINES));
});

function namesIn(order: WineOrder): string[] {
  return rankWines(order, WINES).map(({ ordered: { wine } }) => wine.name);
}
