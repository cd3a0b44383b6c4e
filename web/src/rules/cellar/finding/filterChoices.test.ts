import { plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { filterChoices, tagsOf } from "./filterChoices.ts";
import { aCellarWine, id } from "../../testBuilders.ts";

test("the tag filter offers every tag once, alphabetically", () => {
  const wines = [
    aCellarWine({ tags: ["for guests", "cru"] }),
    aCellarWine({ tags: ["älter", "cru"] }),
  ];

  expect(tagsOf(wines)).toEqual(["älter", "cru", "for guests"]);
});

test("with an unusual bottle size, the size filter offers all sizes, ascending", () => {
  const magnum = { ...plainLot(id(1001), 2), millilitres: 1_500 };

  expect(filterChoices([aCellarWine()]).sizes).toEqual([]);
  expect(filterChoices([aCellarWine({ lots: [magnum] }), aCellarWine()]).sizes).toEqual([
    750, 1_500,
  ]);
});

test("the filter choices count wines with bottles on order", () => {
  const ordered = { ...plainLot(id(7), 6), state: "ordered" as const };

  expect(filterChoices([aCellarWine()]).ordered).toBe(0);
  expect(filterChoices([aCellarWine({ lots: [ordered] })]).ordered).toBe(1);
});
