import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { openFiles, ZIP_LIMITS } from "./openFiles.ts";
import { aFile, aTable } from "./testFiles.ts";

const LIST = aTable("iWine,Quantity,Pending,Wine", [{ iWine: "1", Quantity: "2", Wine: "Barolo" }]);

// Spec 10.69
test.each([
  [
    "the page that asks to sign in",
    strToU8("<html><body>You are currently not logged into CellarTracker.</body></html>"),
    "asks to sign in",
  ],
  ["a web page", strToU8("<!DOCTYPE html><p>Wines"), "a web page"],
  ["a web page behind a comment", strToU8("<!-- saved -->\n<html><p>Sign in"), "asks to sign in"],
  ["XML", strToU8('<?xml version="1.0"?><wines/>'), "is XML"],
  ["a photo", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), "a picture"],
  ["a PDF", strToU8("%PDF-1.7"), "a PDF"],
  ["an empty file", new Uint8Array(), "is empty"],
  ["a table without rows", strToU8("iWine,Quantity,Pending,Wine"), "table is empty"],
  ["a workbook", zipSync({ "xl/workbook.xml": strToU8("<x/>") }), "office program"],
  [
    "a ZIP of pictures",
    zipSync({ "a.jpeg": Uint8Array.of(0xff, 0xd8, 0xff) }),
    "contains no table",
  ],
  ["somebody else's JSON", strToU8('{"songs": []}'), "don't know the program"],
  ["a table of something else", strToU8("Artist,Song\nNina,Four Women"), "don't know this table"],
  [
    "a CellarTracker table without bottles",
    strToU8("iWine,Available,Linear\n1,2,3"),
    "List, Bottles",
  ],
])("a file without importable wines is refused with a reason: %s", (_file, bytes, sentence) => {
  expect(refusalOf("wines.csv", bytes)).toContain(sentence);
});

test("a table is recognized by its headings, in any letter case and order", () => {
  const opened = openFiles([aFile("WINE;pending;Quantity;iwine\nBarolo;0;2;1", "holiday.jpg")]);

  expect(opened).toMatchObject([{ kind: "table", format: { title: "CellarTracker, list" } }]);
});

test("a ZIP's exports are opened, and its other files are ignored", () => {
  const zip = zipSync({
    "vivino_data/user_profile.csv": strToU8("email,name\na@example.com,A"),
    "vivino_data/external_accounts.csv": strToU8("provider,name,email\nx,A,a@example.com"),
    "export/list.csv": strToU8(LIST),
    "export/photo.jpeg": Uint8Array.of(0xff, 0xd8, 0xff),
  });

  expect(openFiles([{ name: "all.zip", bytes: zip }])).toMatchObject([
    { kind: "table", file: "export/list.csv" },
  ]);
});

test("if a ZIP has known tables, its unknown tables are left out", () => {
  const zip = zipSync({
    "list.csv": strToU8(LIST),
    "mine.csv": strToU8("Wine name,Producer,Year\nBarolo,Vajra,2016"),
  });

  expect(openFiles([{ name: "all.zip", bytes: zip }])).toMatchObject([
    { kind: "table", file: "list.csv" },
    { kind: "refused", file: "mine.csv", sentence: expect.stringContaining("left out") as unknown },
  ]);
});

test("a table with personal data is refused unless the table lists wines", () => {
  expect(refusalOf("user_profile.csv", strToU8("email,name\na@example.com,A"))).toContain(
    "about you",
  );
  expect(openFiles([aFile("Wine,Producer,Year,Shop phone\nBarolo,Vajra,2016,123")])).toMatchObject([
    { kind: "unknown-table" },
  ]);
});

test("of two identical files, only the first is read", () => {
  const [first, second] = openFiles([aFile(LIST, "a.csv"), aFile(LIST, "b.csv")]);

  expect(first).toMatchObject({ kind: "table" });
  expect(second).toMatchObject({ kind: "refused", file: "b.csv" });
});

test("files with equal names are numbered: “export.csv (2)”", () => {
  const files = openFiles([aFile(LIST), aFile(`${LIST}\n2,1,0,Cos`), aFile(`${LIST}\n3,1,0,Pape`)]);

  expect(files.map(({ file }) => file)).toEqual(["export.csv", "export.csv (2)", "export.csv (3)"]);
});

test.each([
  [
    "a ZIP that unpacks to far more",
    { "list.csv": new Uint8Array(50_000_000) },
    "too large when unpacked",
  ],
  ["a ZIP whose names lead out of it", { "../../list.csv": strToU8(LIST) }, "an unsafe name"],
  ["a ZIP with a name from the root", { "/etc/list.csv": strToU8(LIST) }, "an unsafe name"],
  ["a ZIP with a name from a disk", { "c:\\list.csv": strToU8(LIST) }, "an unsafe name"],
  ["a ZIP of too many files", manyFiles(ZIP_LIMITS.files + 1), "too large when unpacked"],
  ["a ZIP of ZIPs", { "a.zip": zipSync({ "list.csv": strToU8(LIST) }) }, "contains no table"],
])("the import refuses %s", (_zip, content, sentence) => {
  expect(refusalOf("a.zip", zipSync(content))).toContain(sentence);
});

test("unpacking stops at the size that the ZIP declares for a file", () => {
  const zip = zipSync({ "list.csv": strToU8(`${LIST}\n${"x".repeat(100_000)}`) });
  const directory = new DataView(zip.buffer).getUint32(zip.length - 6, true);
  new DataView(zip.buffer).setUint32(directory + 24, LIST.length, true);

  const [opened] = openFiles([{ name: "a.zip", bytes: zip }]);

  expect(opened).toMatchObject({ kind: "table", table: { rows: [{ line: 2 }] } });
});

test("JSON with different fields in each bottle is refused as too wide", () => {
  const bottles = Array.from({ length: 2000 }, (_, n) => ({ wineName: "A", [`k${String(n)}`]: n }));
  const text = JSON.stringify({ schema: "cellarion-export@1", cellars: [{ bottles }] });

  expect(refusalOf("a.json", strToU8(text))).toContain("too many columns");
});

test("a formula in a cell is read as text", () => {
  const [opened] = openFiles([aFile(`${LIST}\n2,1,0,"=HYPERLINK(""http://x"",1)"`)]);

  expect(opened).toMatchObject({
    table: { rows: [{}, { cells: ["2", "1", "0", '=HYPERLINK("http://x",1)'] }] },
  });
});

test("a damaged ZIP is refused", () => {
  const zip = zipSync({ "list.csv": strToU8(LIST) }).slice(0, 60);

  expect(openFiles([{ name: "a.zip", bytes: zip }])).toMatchObject([{ kind: "refused" }]);
});

function manyFiles(count: number): Record<string, Uint8Array> {
  const names = Array.from({ length: count }, (_, n) => `${String(n)}.csv`);
  return Object.fromEntries(names.map((name) => [name, new Uint8Array()]));
}

function refusalOf(name: string, bytes: Uint8Array): string {
  const [opened, ...others] = openFiles([{ name, bytes }]);
  if (opened?.kind !== "refused" || others.length > 0) throw new Error("It was read");
  return opened.sentence;
}
