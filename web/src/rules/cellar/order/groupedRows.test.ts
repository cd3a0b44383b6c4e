import { expect, test } from "vitest";
import { groupedRows } from "./groupedRows.ts";
import { aCellarWine, id } from "../../testBuilders.ts";
import { groupWines } from "./wineGroups.ts";

const ALSACE = aCellarWine({ id: id(9), region: "alsace" });
const cellar = Array.from({ length: 5 }, (_, n) => aCellarWine({ id: id(n), region: "Rioja" }));
const groups = groupWines([ALSACE, ...cellar], "region");
const rows = groupedRows(groups, 2);

test("each group of wines has a heading and begins a new row", () => {
  // Alsace has a heading and a row of 1 wine. Rioja has a heading and rows of 2, 2 and 1 wines.
  expect(rows.count).toBe(6);
  expect([0, 1, 2, 3].filter(rows.isHeading)).toEqual([0, 2]);
});

test("a partly visible group gives the range of its visible wines", () => {
  expect(rows.between(1, 4)).toEqual([
    { group: groups[0], headingRow: undefined, from: 0, to: 1, row: 1, position: 0 },
    { group: groups[1], headingRow: 2, from: 0, to: 2, row: 3, position: 1 },
  ]);
  expect(rows.between(4, 6)).toEqual([
    { group: groups[1], headingRow: undefined, from: 2, to: 5, row: 4, position: 3 },
  ]);
});

test("a group with only its heading visible gives an empty wine range", () => {
  expect(rows.between(2, 3)).toEqual([
    { group: groups[1], headingRow: 2, from: 0, to: 0, row: 3, position: 1 },
  ]);
});

test("an ungrouped list has no headings", () => {
  const all = groupedRows(groupWines(cellar, undefined), 1);

  expect(all.count).toBe(5);
  expect(all.isHeading(0)).toBe(false);
  expect(all.between(2, 4)).toMatchObject([{ headingRow: undefined, from: 2, to: 4, row: 2 }]);
});
