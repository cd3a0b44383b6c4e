import { plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { journalOf } from "../history/journal.ts";
import { ratedIn, ratingsBy, ratingsByPrice } from "./ratingShares.ts";
import { aCellarWine, anEvent, id } from "../testBuilders.ts";

const BREZZA = aCellarWine({ id: id(1), producer: "Brezza" });
const DAUVISSAT = aCellarWine({ id: id(2), producer: "Dauvissat" });
const WINES = [BREZZA, DAUVISSAT];

test("ratings of any scale count alike, the best first, and a bottle with a flaw does not count", () => {
  const rated = ratedIn(
    journalOf(
      [
        anEvent(1, { rating: { value: 16, scale: 20 } }),
        anEvent(2, { rating: { value: 90, scale: 100 } }),
        anEvent(3, { rating: { value: 1, scale: 5 }, flaw: "corked" }),
        anEvent(4, { wineId: id(2), kind: "tasted", bottles: 0, rating: { value: 5, scale: 5 } }),
        anEvent(5, {}),
      ],
      WINES,
    ),
  );

  const shares = ratingsBy("producer", rated).map(({ name, mean }) => [name, mean]);

  expect(shares).toEqual([
    ["Dauvissat", 100],
    ["Brezza", 85],
  ]);
});

test("by price they stand from the cheapest quarter on, in the currency of the most", () => {
  const wine = aCellarWine({
    lots: [{ ...plainLot(id(11), 1), price: { minor: 9_000, currency: "EUR" } }],
  });
  const rating = { value: 4, scale: 5 } as const;
  const paid = (minor: number, currency = "EUR") => ({ price: { minor, currency }, rating });
  const events = [
    anEvent(1, paid(1_000)),
    anEvent(2, paid(2_000)),
    anEvent(3, paid(2_000)),
    anEvent(4, paid(3_000)),
    anEvent(5, paid(100, "GBP")),
    anEvent(6, { lotId: id(11), rating }),
    anEvent(7, { ...paid(50_000), kind: "sold" }),
  ];

  const shares = ratingsByPrice(ratedIn(journalOf(events, [wine])));

  expect(shares.map(({ name, rated }) => [name, rated.length])).toEqual([
    ["€10.00 to €20.00", 3],
    ["€30.00", 1],
    ["€90.00", 1],
  ]);
});
