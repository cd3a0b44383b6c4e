import { expect, test } from "vitest";
import { journalOf } from "../history/journal.ts";
import { ratedIn, ratingsBy } from "./ratingShares.ts";
import { AS_WRITTEN, wineNames } from "../cellar/wineNames.ts";
import { aCellarWine, anEvent, id } from "../testBuilders.ts";

const BREZZA = aCellarWine({ id: id(1), producer: "Brezza" });
const DAUVISSAT = aCellarWine({ id: id(2), producer: "Dauvissat" });
const WINES = [BREZZA, DAUVISSAT];

test("mean ratings convert different scales and ignore flawed bottles", () => {
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

  const shares = ratingsBy("producer", rated, AS_WRITTEN).map(({ name, mean }) => [name, mean]);

  expect(shares).toEqual([
    ["Dauvissat", 100],
    ["Brezza", 85],
  ]);
});

test("the rating of a blend counts for each of its grapes", () => {
  const wine = aCellarWine({ varietal: "Merlot, Malbec" });
  const rated = ratedIn(journalOf([anEvent(1, { rating: { value: 90, scale: 100 } })], [wine]));

  expect(ratingsBy("varietal", rated, wineNames()).map(({ name }) => name)).toEqual([
    "Malbec",
    "Merlot",
  ]);
});

test("ratings of one grape with different spellings are merged", () => {
  const wines = [
    aCellarWine({ id: id(1), varietal: "Pinot Noir" }),
    aCellarWine({ id: id(2), varietal: "Spätburgunder" }),
  ];
  const rating = { value: 90, scale: 100 as const };
  const events = [anEvent(1, { rating }), anEvent(2, { rating, wineId: id(2) })];
  const names = wineNames({
    country: () => undefined,
    region: () => undefined,
    grape: (name) => (name === "Spätburgunder" ? "Pinot Noir" : undefined),
  });

  const shares = ratingsBy("varietal", ratedIn(journalOf(events, wines)), names);

  expect(shares.map(({ name, rated }) => [name, rated.length])).toEqual([["Pinot Noir", 2]]);
});
