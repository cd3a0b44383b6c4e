import { expect, test } from "vitest";
import { plainLot } from "sync-protocol";
import type { CellarWine } from "./CellarWine.ts";
import { ownValues, suggest } from "./suggest.ts";

const world = ["Rhône Valley", "Bordeaux", "Margaux", "Northern Rhône"];

// Spec 10.8
test("suggestions from the cellar come before suggestions from the built-in list", () => {
  expect(suggest("mar", ["Marsala"], world)).toEqual(["Marsala", "Margaux"]);
});

test("suggestions ignore case and accents", () => {
  expect(suggest("rhone", [], world)).toEqual(["Rhône Valley", "Northern Rhône"]);
});

test("no suggestions are offered for empty or complete text", () => {
  expect(suggest("  ", ["Margaux"], world)).toEqual([]);
  expect(suggest("Margaux", [], world)).toEqual([]);
});

test("a value in both suggestion lists appears once, in the cellar's spelling", () => {
  expect(suggest("margau", ["MARGAUX"], world)).toEqual(["MARGAUX"]);
});

test("at most six suggestions are offered", () => {
  const many = Array.from({ length: 20 }, (_, index) => `Riesling ${String(index)}`);

  expect(suggest("ries", [], many)).toHaveLength(6);
});

test("the cellar's own values are suggested once each, most used first", () => {
  const wines = ["Merlot", "Syrah", "Syrah"].map((varietal) => ({ varietal }) as CellarWine);

  expect(ownValues(wines).of("varietal")).toEqual(["Syrah", "Merlot"]);
});

test("shops and currencies in the cellar are suggested, most used first", () => {
  const lot = (shop: string | null, currency?: string) => ({
    lots: [
      { ...plainLot("l", 1), shop, price: currency === undefined ? null : { minor: 1, currency } },
    ],
  });
  const wines = [lot("Vinatis", "GBP"), lot("Lavinia", "EUR"), lot("Lavinia", "EUR"), lot(null)];

  const own = ownValues(wines as CellarWine[]);
  expect(own.shops()).toEqual(["Lavinia", "Vinatis"]);
  expect(own.currencies()).toEqual(["EUR", "GBP"]);
});
