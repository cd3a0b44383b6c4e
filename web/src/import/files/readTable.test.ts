import { expect, test } from "vitest";
import { decodeText } from "./decodeText.ts";
import { readTable, TABLE_LIMITS } from "./readTable.ts";

test.each([
  ["UTF-8", new TextEncoder().encode("Rosé")],
  ["UTF-8 with a mark", new TextEncoder().encode("\ufeffRosé")],
  ["UTF-16 LE with a mark", utf16("\ufeffRosé", true)],
  ["UTF-16 LE", utf16("Rosé, brut", true)],
  ["UTF-16 BE with a mark", utf16("\ufeffRosé", false)],
  ["Windows-1252", Uint8Array.of(0x52, 0x6f, 0x73, 0xe9)],
])("accented letters are read from a file in %s", (_encoding, bytes) => {
  expect(decodeText(bytes).text).toMatch(/^Rosé/);
});

test("one invalid byte does not change the text around that byte", () => {
  const bytes = [...new TextEncoder().encode("Rosé, Romanée, Ch"), 0xc3, 0x2c, 0x41];

  expect(decodeText(Uint8Array.from(bytes)).text).toBe("Rosé, Romanée, Ch\ufffd,A");
});

test.each([
  ["tabs", "Wine\tVintage\nBarolo, old\t2016"],
  ["semicolons", "Wine;Vintage\nBarolo, old;2016"],
  ["commas", 'Wine,Vintage\n"Barolo, old",2016'],
  ["Excel’s declaration “sep=;”", 'sep=;\r\nWine;Vintage\r\n"Barolo, old";2016'],
])("table cells are separated by %s", (_separator, text) => {
  const { header, rows } = tableOf(text);

  expect(header).toEqual(["Wine", "Vintage"]);
  expect(rows.map(({ cells }) => cells)).toEqual([["Barolo, old", "2016"]]);
});

test("a row after a multi-line cell keeps its line number in the file", () => {
  const { rows } = tableOf('Wine,Note,Bin\nA,"one\ntwo",1\n\nB,three,2\n');

  expect(rows).toEqual([
    { line: 2, cells: ["A", "one\ntwo", "1"] },
    { line: 5, cells: ["B", "three", "2"] },
  ]);
});

test("in a quoted cell, a doubled quote is read as one quote", () => {
  const { rows } = tableOf('Wine,Size,Bin\n"The ""Big"" One",12" tall,1');

  expect(rows[0]?.cells).toEqual(['The "Big" One', '12" tall', "1"]);
});

test("rows after an unclosed quote stay separate rows", () => {
  const wines = Array.from({ length: 40 }, (_, n) => `Wine ${String(n)}\tBin\t1`);
  const text = ["Wine\tBin\tCount", '"Old Vine" Zin\tA\t1', ...wines, 'The "X"\tB\t2'].join("\n");

  const { rows } = tableOf(text);

  expect(rows).toHaveLength(42);
  expect(rows[0]?.cells).toEqual(['"Old Vine" Zin', "A", "1"]);
  expect(rows[41]?.cells).toEqual(['The "X"', "B", "2"]);
});

test("an inch mark at a cell's beginning does not join rows", () => {
  const { rows } = tableOf('Wine,Size,Bin\nA,"12,1\nB,13",2\nC,14,3');

  expect(rows.map(({ cells }) => cells[0])).toEqual(["A", "B", "C"]);
});

test.each([
  ["no-rows", "Wine,Vintage\r\n"],
  ["no-rows", "   \n"],
  ["too-wide", `${"a,".repeat(1_000_000)}\n1`],
  ["cell-too-long", `Wine,Note\nA,${"x".repeat(10_000_000)}`],
  ["cell-too-long", `Wine,Note\nA,"${"x".repeat(TABLE_LIMITS.cellCharacters + 1)}"`],
])("a text that is not a valid table is reported as %s", (problem, text) => {
  expect(readTable(text)).toEqual({ kind: "problem", problem });
});

test("a table with thousands of nested quotes is read without losing rows", () => {
  const text = `Wine,Note\n${'"a"b,"c"d\n'.repeat(20_000)}`;

  expect(tableOf(text).rows).toHaveLength(20_000);
});

function tableOf(text: string) {
  const read = readTable(text);
  if (read.kind !== "table") throw new Error(read.problem);
  return read.table;
}

function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
}
