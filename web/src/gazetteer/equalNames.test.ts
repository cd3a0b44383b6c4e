import { expect, test } from "vitest";
import { wineNames } from "../rules/cellar/wineNames.ts";
import { aCellarWine } from "../rules/testBuilders.ts";
import { equalNames } from "./index.ts";

const known = wineNames(equalNames);
const withoutTable = wineNames();

test("a country has one name in any language", () => {
  const names = ["Germany", "Deutschland", "ALLEMAGNE"].map((country) =>
    known.country(aCellarWine({ country })),
  );
  expect(new Set(names)).toEqual(new Set(["Germany"]));
});

test("a region has one name in its country", () => {
  const piedmont = aCellarWine({ region: "Piemonte", country: "Italia" });
  const english = aCellarWine({ region: "Piedmont", country: "Italy" });
  expect(known.region(piedmont)).toBe(known.region(english));
});

test("a blend is all of its grapes, each under one name", () => {
  const blend = aCellarWine({ varietal: "60% Grauburgunder, Spätburgunder & Regent" });
  expect(known.grapes(blend)).toEqual(["Pinot Gris", "Pinot Noir", "Regent"]);
});

test("names that no table knows differ only in case and accents", () => {
  const names = ["Château Nowhere", "chateau nowhere "].map((producer) =>
    withoutTable.producer(aCellarWine({ producer })),
  );
  expect(new Set(names).size).toBe(1);
});
