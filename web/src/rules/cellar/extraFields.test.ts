import { EXTRA_FIELDS_MAX } from "sync-protocol";
import { expect, test } from "vitest";
import { joinedRows, retold, type ExtraRow, extraRowsIn, extraText } from "./extraFields.ts";

const TABLE = "CellarTracker, bottles";

// Spec 10.74
test("what all rows of a table say is told once, and the rest of the bottles that it tells of", () => {
  const rows = [
    aRow("1", { CT: "94", Price: "3" }),
    aRow("2", { CT: "94", Price: "4" }),
    aRow("3", { CT: "94", Price: "3" }),
  ];

  expect(joinedRows(rows)).toEqual([
    aRow(undefined, { CT: "94" }),
    aRow("1 3", { Price: "3" }),
    aRow("2", { Price: "4" }),
  ]);
});

test("two columns of one heading are both told", () => {
  const cells: ExtraRow["cells"] = [
    ["Pro Ratings", "2"],
    ["Pro Ratings", "Parker 95"],
  ];

  expect(joinedRows([{ table: "Vinocell, wines", cells }])).toEqual([
    { table: "Vinocell, wines", cells },
  ]);
});

test("rows come back as they were told, whatever stands in them", () => {
  const rows = [aRow('"1"\n', { "=CT": "\u0000\ud83c\udf77, ”" }), aRow(undefined, {})];

  expect(extraRowsIn(extraText(rows).text)).toEqual(rows);
});

test("[W12] what does not fit is counted, and the rest is kept", () => {
  const long = aRow("2", { Note: "x".repeat(EXTRA_FIELDS_MAX) });
  const { text, tooMany } = extraText([aRow("1", { CT: "94" }), long, aRow("3", { CT: "95" })]);

  expect(tooMany).toBe(1);
  expect(extraRowsIn(text).map(({ of }) => of)).toEqual(["1", "3"]);
});

test("a newer table takes the place of the same one of before, and leaves the others", () => {
  const before = extraText([aRow("1", { CT: "94" }), { table: "Ploc", cells: [["Note", "17"]] }]);
  const newer = extraText([aRow("1", { CT: "95" })]);

  expect(extraRowsIn(retold(before.text, newer.text ?? ""))).toEqual([
    { table: "Ploc", cells: [["Note", "17"]] },
    aRow("1", { CT: "95" }),
  ]);
});

test("a text of somebody else's tells no rows", () => {
  for (const text of [null, "by hand", "[1]", '{"table":1}']) expect(extraRowsIn(text)).toEqual([]);
});

function aRow(of: string | undefined, cells: Readonly<Record<string, string>>): ExtraRow {
  return { table: TABLE, ...(of !== undefined && { of }), cells: Object.entries(cells) };
}
