import { expect, test } from "vitest";
import * as cell from "./cell.ts";
import { readTsv } from "./readTsv.ts";

test("the table reader returns each row's named columns and skips comments", () => {
  const table = "name\tskin\tnote\n# black\nMerlot\tblack\t\nGamay\tblack\tlight\n";

  expect(readTsv(table, { name: cell.text, note: cell.optional(cell.text) })).toEqual([
    { name: "Merlot", note: undefined },
    { name: "Gamay", note: "light" },
  ]);
});

test.each([
  ["a missing column", "name\nMerlot\n", "no column body"],
  ["a row that is too short", "name\tbody\nMerlot\n", "Wrong number of cells: Merlot"],
  ["a cell of another kind", "name\tbody\nMerlot\tfull\n", "Not a number: full"],
])("the table reader refuses %s", (_, table, message) => {
  expect(() => readTsv(table, { name: cell.text, body: cell.number })).toThrow(message);
});

test("the cell readers parse lists, amounts and wine types", () => {
  expect(cell.list("Syrah, Shiraz")).toEqual(["Syrah", "Shiraz"]);
  expect(cell.list("")).toEqual([]);
  expect(cell.amounts("weight 2, Pinot Noir 0.5")).toEqual(
    new Map([
      ["weight", 2],
      ["Pinot Noir", 0.5],
    ]),
  );
  expect(cell.listOf(cell.wineType)("red, rosé")).toEqual(["Red Wine", "Rosé Wine"]);
});

test.each([
  ["a word beside yes", () => cell.flag("no")],
  ["an unknown word", () => cell.oneOf(["dish", "side"])("main")],
  ["an unknown type of wine", () => cell.wineType("orange")],
  ["a name without its amount", () => cell.amounts("weight")],
])("the cell readers refuse %s", (_, read) => {
  expect(read).toThrow();
});
