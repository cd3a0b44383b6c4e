import { expect, test } from "vitest";
import { aCellarWine } from "../testBuilders.ts";
import { runsOf, shortName, shortVintage } from "./rackRuns.ts";

test("only adjacent bottles of one wine form a run in a rack", () => {
  const [barolo, chinon] = [aCellarWine({ name: "Barolo" }), aCellarWine({ name: "Chinon" })];

  const runs = runsOf([barolo, barolo, undefined, barolo, chinon, chinon, chinon]);

  expect(runs.map(({ wine, from, length }) => [wine.name, from, length])).toEqual([
    ["Barolo", 1, 2],
    ["Barolo", 4, 1],
    ["Chinon", 5, 3],
  ]);
});

test.each([
  ["Château Léoville Barton", "Léoville Barton"],
  ["Viña Tondonia Reserva", "Tondonia Reserva"],
  ["Domaine de la Romanée", "la Romanée"],
  ["Clos", "Clos"],
  ["Barolo Cannubi", "Barolo Cannubi"],
])("on a rack, the wine name %s is shortened to %s", (name, short) => {
  expect(shortName(name)).toBe(short);
});

test("a vintage is shortened to two digits, or to NV without a vintage", () => {
  expect(shortVintage(aCellarWine({ vintage: 2009 }))).toBe("’09");
  expect(shortVintage(aCellarWine({ vintage: 2020, nonVintage: true }))).toBe("NV");
});
