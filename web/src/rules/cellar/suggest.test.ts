import { expect, test } from "vitest";
import { plainLot } from "sync-protocol";
import type { CellarWine } from "./CellarWine.ts";
import { ownValues, suggest } from "./suggest.ts";

const world = ["Rhône Valley", "Bordeaux", "Margaux", "Northern Rhône"];

// Spec 10.8
test("the person's own values come first, then the world's", () => {
  expect(suggest("mar", ["Marsala"], world)).toEqual(["Marsala", "Margaux"]);
});

test("accents and case don't count", () => {
  expect(suggest("rhone", [], world)).toEqual(["Rhône Valley", "Northern Rhône"]);
});

test("nothing is offered for nothing, nor once the text is one of them", () => {
  expect(suggest("  ", ["Margaux"], world)).toEqual([]);
  expect(suggest("Margaux", [], world)).toEqual([]);
});

test("a value of both lists is offered once, as the person writes it", () => {
  expect(suggest("margau", ["MARGAUX"], world)).toEqual(["MARGAUX"]);
});

test("at most six are offered", () => {
  const many = Array.from({ length: 20 }, (_, index) => `Riesling ${String(index)}`);

  expect(suggest("ries", [], many)).toHaveLength(6);
});

test("own values are each offered once, the most used first", () => {
  const wines = ["Merlot", "Syrah", "Syrah"].map((varietal) => ({ varietal }) as CellarWine);

  expect(ownValues(wines).of("varietal")).toEqual(["Syrah", "Merlot"]);
});

test("of lots the shops and currencies are offered again, the most used first", () => {
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
