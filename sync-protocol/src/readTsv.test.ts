import { expect, test } from "vitest";
import { readList, readTsv } from "./readTsv.ts";

test("reads the named columns of each row and skips comments", () => {
  const table = "name\tskin\tnote\n# black\nMerlot\tblack\t\nGamay\tblack\tlight\n";

  expect(readTsv(table, ["name", "note"])).toEqual([
    { name: "Merlot", note: "" },
    { name: "Gamay", note: "light" },
  ]);
});

test.each([
  ["a missing column", "name\nMerlot\n", "no column skin"],
  ["a row that is too short", "name\tskin\nMerlot\n", "Wrong number of cells: Merlot"],
])("refuses %s", (_, table, message) => {
  expect(() => readTsv(table, ["name", "skin"])).toThrow(message);
});

test("splits a list and reads an empty cell as none", () => {
  expect(readList("Syrah, Shiraz")).toEqual(["Syrah", "Shiraz"]);
  expect(readList("")).toEqual([]);
});
