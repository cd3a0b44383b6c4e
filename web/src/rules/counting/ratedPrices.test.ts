import { plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { journalOf } from "../history/journal.ts";
import { aCellarWine, anEvent, id } from "../testBuilders.ts";
import { ratedPrices } from "./ratedPrices.ts";
import { ratedIn } from "./ratingShares.ts";

const eur = (minor: number) => ({ minor, currency: "EUR" });
const WINES = [1, 2, 3, 4, 5, 6, 7].map((n) =>
  aCellarWine({ id: id(n), name: `Wine ${String(n)}` }),
);
const of = (n: number, value: number, price: { minor: number; currency: string } | null) =>
  anEvent(n, { wineId: id(n), rating: { value, scale: 100 }, price });

// Spec 10.112
test("rated prices list wines in the main currency and only count others", () => {
  const events = [
    of(1, 95, eur(9_000)),
    of(2, 94, eur(3_000)),
    of(3, 80, eur(1_000)),
    of(4, 85, eur(2_000)),
    of(5, 86, eur(2_500)),
    of(6, 99, { minor: 100, currency: "GBP" }),
    of(7, 99, null),
  ];

  const { wines, otherCurrency, unpriced, bestValue } = ratedPrices(
    ratedIn(journalOf(events, WINES)),
  );

  expect(wines.map(({ wine, price, rating }) => [wine.name, price.minor, rating])).toEqual([
    ["Wine 3", 1_000, 80],
    ["Wine 4", 2_000, 85],
    ["Wine 5", 2_500, 86],
    ["Wine 2", 3_000, 94],
    ["Wine 1", 9_000, 95],
  ]);
  expect([otherCurrency, unpriced]).toEqual([1, 1]);
  expect(bestValue?.wine.name).toBe("Wine 2");
});

test("a rated wine has the mean of its ratings and its last price", () => {
  const events = [
    anEvent(3, { rating: { value: 18, scale: 20 }, price: eur(3_000) }),
    anEvent(2, { rating: { value: 80, scale: 100 }, price: eur(2_000) }),
  ];

  const [one] = ratedPrices(ratedIn(journalOf(events, [aCellarWine()]))).wines;

  expect([one?.rating, one?.price.minor]).toEqual([85, 3_000]);
});

test("the price of a rated sold bottle is its lot's, not the sale's", () => {
  const wine = aCellarWine({ lots: [{ ...plainLot(id(11), 1), price: eur(4_000) }] });
  const event = anEvent(1, { kind: "sold", rating: { value: 80, scale: 100 }, price: eur(9_000) });

  const [one] = ratedPrices(ratedIn(journalOf([event], [wine]))).wines;

  expect(one?.price.minor).toBe(4_000);
});
