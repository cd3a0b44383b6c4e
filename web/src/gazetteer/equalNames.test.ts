import { expect, test } from "vitest";
import { NO_FILTER } from "../rules/cellar/finding/filterWines.ts";
import { passesMore } from "../rules/cellar/finding/moreFilters.ts";
import { inOwnWords, wineNames } from "../rules/cellar/wineNames.ts";
import { aCellarWine } from "../rules/testBuilders.ts";
import { equalNames } from "./index.ts";

const known = wineNames(equalNames);
const withoutTable = wineNames();

// Spec 10.35
test("names of a country in different languages become one name", () => {
  const names = ["Germany", "Deutschland", "ALLEMAGNE"].map((country) =>
    known.country(aCellarWine({ country })),
  );
  expect(new Set(names)).toEqual(new Set(["Germany"]));
});

test("names of a region in different languages become one name", () => {
  const piedmont = aCellarWine({ region: "Piemonte", country: "Italia" });
  const english = aCellarWine({ region: "Piedmont", country: "Italy" });
  expect(known.region(piedmont)).toBe(known.region(english));
});

test("grape synonyms in a blend become the grapes' main names", () => {
  const blend = aCellarWine({ varietal: "60% Grauburgunder, Spätburgunder & Regent" });
  expect(known.grapes(blend)).toEqual(["Pinot Gris", "Pinot Noir", "Regent"]);
});

test("unknown names are equal if they differ only in case and accents", () => {
  const names = ["Château Nowhere", "chateau nowhere "].map((producer) =>
    withoutTable.producer(aCellarWine({ producer })),
  );
  expect(new Set(names).size).toBe(1);
});

test("a region keeps the user's spelling if its wines share that spelling", () => {
  const wines = [
    aCellarWine({ region: "Piedmont", country: "Italy" }),
    aCellarWine({ region: "piedmont ", country: "Italy" }),
    aCellarWine({ region: "Toscana", country: "Italia" }),
    aCellarWine({ region: "Tuscany", country: "Italy" }),
  ];
  const own = inOwnWords(known, wines);
  expect(wines.map(own.region)).toEqual(["Piedmont", "Piedmont", "Toscana", "Toscana"]);
  expect(new Set(wines.map(own.country))).toEqual(new Set(["Italy"]));
});

test("a region filter matches any name of the wine's region", () => {
  const wine = aCellarWine({ region: "Piedmont", country: "Italy" });
  const isFound = (region: string) =>
    passesMore(wine, { ...NO_FILTER, region }, { names: known, ratingOf: () => undefined });
  expect(["Piedmont", "Piemonte", "Toscana"].map(isFound)).toEqual([true, true, false]);
});
