import { EXTRA_FIELDS_MAX } from "sync-protocol";
import { expect, test } from "vitest";
import { joinedRows, mergedExtras, type ExtraRow, extraRowsIn, extraText } from "./extraFields.ts";

const TABLE = "CellarTracker, bottles";

// Spec 10.74
test("merged imported rows show shared cells once and differing cells per bottle", () => {
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

test("two extra fields with the same heading are both shown", () => {
  const cells: ExtraRow["cells"] = [
    ["Pro Ratings", "2"],
    ["Pro Ratings", "Parker 95"],
  ];

  expect(joinedRows([{ table: "Vinocell, wines", cells }])).toEqual([
    { table: "Vinocell, wines", cells },
  ]);
});

test("extra fields are the same after being stored and parsed", () => {
  const rows = [aRow('"1"\n', { "=CT": "\u0000\ud83c\udf77, ”" }), aRow(undefined, {})];

  expect(extraRowsIn(extraText(rows).text)).toEqual(rows);
});

test("[W12] rows of extra fields beyond the size limit are dropped and counted", () => {
  const long = aRow("2", { Note: "x".repeat(EXTRA_FIELDS_MAX) });
  const { text, tooMany } = extraText([aRow("1", { CT: "94" }), long, aRow("3", { CT: "95" })]);

  expect(tooMany).toBe(1);
  expect(extraRowsIn(text).map(({ of }) => of)).toEqual(["1", "3"]);
});

test("extra fields of an imported table replace only that table's earlier fields", () => {
  const before = extraText([aRow("1", { CT: "94" }), { table: "Ploc", cells: [["Note", "17"]] }]);
  const newer = extraText([aRow("1", { CT: "95" })]);

  expect(extraRowsIn(mergedExtras(before.text, newer.text ?? ""))).toEqual([
    { table: "Ploc", cells: [["Note", "17"]] },
    aRow("1", { CT: "95" }),
  ]);
});

test("extra fields that cannot be parsed give no rows", () => {
  for (const text of [null, "by hand", "[1]", '{"table":1}']) expect(extraRowsIn(text)).toEqual([]);
});

function aRow(of: string | undefined, cells: Readonly<Record<string, string>>): ExtraRow {
  return { table: TABLE, ...(of !== undefined && { of }), cells: Object.entries(cells) };
}
