import { plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { filterWines, NO_FILTER, type WindowMatch, type WindowFilter } from "./filterWines.ts";
import { aCellarWine, id } from "../../testBuilders.ts";

const CELLAR = [
  aCellarWine({
    id: id(1),
    name: "Château d'Yquem",
    producer: "Lur-Saluces",
    vintage: 2009,
    type: "Dessert Wine",
    varietal: "Sémillon",
    region: "Sauternes",
  }),
  aCellarWine({
    id: id(2),
    name: "Barolo",
    producer: "Brezza",
    vintage: 2016,
    lots: [
      { ...plainLot(id(1001), 2), millilitres: 1_500, shop: "Enoteca Rossi" },
      { ...plainLot(id(2002), 6), millilitres: 1_500, state: "ordered" },
    ],
  }),
  aCellarWine({
    id: id(3),
    name: "Barolo",
    producer: "Vietti",
    vintage: 2013,
    appellation: "Barolo DOCG",
    designation: "Villero",
    tags: ["for guests", "cru"],
  }),
  aCellarWine({
    id: id(4),
    name: "Ried Steinertal",
    producer: "Weingut Weiß",
    vintage: 2020,
    type: "White Wine",
    varietal: "Grüner Veltliner",
    region: "Wachau",
    isArchived: true,
  }),
];

test("without search and filters, all unarchived wines keep their order", () => {
  expect(found("")).toEqual([1, 2, 3]);
});

// Spec 5.13
test("type and varietal filters match whole values; vintage bounds are inclusive", () => {
  expect(found("", { type: "Dessert Wine" })).toEqual([1]);
  expect(found("", { varietal: "Nebbiolo" })).toEqual([2, 3]);
  expect(found("", { varietal: "Nebb" })).toEqual([]);
  expect(found("", { vintageRange: { min: 2013, max: 2016 } })).toEqual([2, 3]);
  expect(found("", { vintageRange: { min: 2014, max: null } })).toEqual([2]);
});

test("a wine without a vintage matches no vintage range", () => {
  const wines = [aCellarWine({ vintage: 2014, nonVintage: true })];
  const of = (min: number | null) =>
    filterWines(wines, "", { ...NO_FILTER, vintageRange: { min, max: null } });

  expect(of(2013)).toEqual([]);
  expect(of(null)).toHaveLength(1);
});

test("a filter by tag matches only whole tags", () => {
  expect(found("", { tag: "cru" })).toEqual([3]);
  expect(found("", { tag: "guests" })).toEqual([]);
});

// Spec 10.38
test("the drinking window filter finds wines by stage or final year", () => {
  const windows: Record<string, WindowMatch> = {
    [id(1)]: { stage: "young", isLeaving: false },
    [id(2)]: { stage: "soon", isLeaving: true },
  };
  const windowOf = (wine: { id: string }) => windows[wine.id];
  const names = (window: WindowFilter, known?: typeof windowOf) =>
    filterWines(CELLAR, "", { ...NO_FILTER, window }, { windowOf: known }).map((wine) => wine.id);

  expect(names("young", windowOf)).toEqual([id(1)]);
  expect(names("leaving", windowOf)).toEqual([id(2)]);
  expect(names("past", windowOf)).toEqual([]);
  expect(names("past")).toEqual([id(1), id(2), id(3)]);
});

// Spec 10.39
test("a size filter matches bottle sizes; wines without lots have 750 ml", () => {
  expect(found("", { size: 1_500 })).toEqual([2]);
  expect(found("", { size: 750 })).toEqual([1, 3]);
});

test("the order filter shows only wines on order", () => {
  expect(found("", { isOrdered: true })).toEqual([2]);
});

function found(search: string, filter = {}) {
  return filterWines(CELLAR, search, { ...NO_FILTER, ...filter }).map((wine) =>
    Number(wine.id.slice(-12)),
  );
}
