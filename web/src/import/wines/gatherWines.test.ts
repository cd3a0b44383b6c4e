import { PROSE_MAX, TAGS } from "sync-protocol";
import { expect, test } from "vitest";
import { extraRowsIn } from "../../rules/cellar/extraFields.ts";
import { openFiles } from "../files/openFiles.ts";
import { readFiles } from "./readFiles.ts";
import { aTable, bottlesOf, readTexts, realExport, theWine } from "../files/testFiles.ts";

const LIST = "iWine,Quantity,Pending,Wine,Vintage,Producer,Location,Size";
const YQUEM = {
  ...{ iWine: "7", Wine: "Château d'Yquem", Vintage: "2011", Producer: "Château d'Yquem" },
  ...{ Quantity: "5", Pending: "0", Size: "750ml" },
};

test("a list imported with commas and again with tabs is counted once", () => {
  const rows = [YQUEM, { ...YQUEM, iWine: "8", Wine: "Y", Quantity: "2" }];
  const reading = readTexts([aTable(LIST, rows), aTable(LIST, rows, "\t")]);

  expect(bottlesOf(reading)).toEqual({ held: 7, ordered: 0 });
});

test("different bottle counts of one wine in two lists are added up", () => {
  const older = aTable(LIST, [YQUEM]);
  const newer = aTable(LIST, [{ ...YQUEM, Quantity: "4" }]);
  const reading = readTexts([older, newer]);

  expect(bottlesOf(reading).held).toBe(9);
  expect(reading.doubts).toEqual([
    {
      where: { file: "2.csv", line: 2 },
      sentence: "1.csv has other numbers of its bottles: both were counted",
    },
  ]);
});

test("identical rows of one list are separate bottles", () => {
  expect(bottlesOf(readTexts([aTable(LIST, [YQUEM, YQUEM])])).held).toBe(10);
});

test("bottles in two of the user's own tables are added up", () => {
  const sheet = aTable("Wein,Weingut,Anzahl", [{ Wein: "A", Weingut: "B", Anzahl: "2" }]);

  expect(bottlesOf(readTexts([sheet, sheet.replaceAll(",", ";")])).held).toBe(4);
});

test("a CellarTracker view imported beside the full list adds no bottles", () => {
  const header = "Wine,Locale,Producer,MasterVarietal,Quantity,Pending,Vintage";
  const reading = readTexts([aTable(header, [YQUEM]), aTable(LIST, [YQUEM])]);

  expect(theWine(reading).lots).toMatchObject([{ bottles: 5 }]);
});

test("bottles with equal numbers on different shelves are all imported", () => {
  const header = "Winery,Name,Year,Cellar,Shelf,Bottle number";
  const bottle = { Winery: "Guigal", Name: "La Turque", Year: "2015", Cellar: "Cave" };
  const shelves = ["1", "2", "3"].map((Shelf) => ({ ...bottle, Shelf, "Bottle number": "1" }));
  const other = { ...bottle, Name: "La Mouline", Shelf: "4", "Bottle number": "1" };

  expect(bottlesOf(readTexts([aTable(header, [...shelves, other])])).held).toBe(4);
});

test("bottle ids beyond a lot's limit are kept as text", () => {
  const header = "iWine,Barcode,BottleNote,Wine";
  const barcodes = Array.from({ length: 12 }, (_, n) => `01291973${String(n + 10)}`);
  const reading = readTexts([
    aTable(
      header,
      barcodes.map((Barcode) => ({ ...YQUEM, Barcode })),
    ),
  ]);

  const { lots, facts } = theWine(reading);
  expect(lots).toMatchObject([{ bottles: 12, foreignId: null }]);
  expect(extraRowsIn(facts.extraFields ?? null).flatMap(({ cells }) => cells)).toContainEqual([
    "Barcode",
    barcodes.join(" "),
  ]);
});

test("lots beyond the limit are merged and keep their bottles' ids", () => {
  const header = "iWine,Barcode,Bin,BottleNote,Wine";
  const bottles = Array.from({ length: 60 }, (_, n) => ({
    ...YQUEM,
    ...{ Barcode: `B${String(n)}`, Bin: String(n) },
  }));

  const { lots } = theWine(readTexts([aTable(header, bottles)]));

  expect(lots).toHaveLength(49);
  expect(lots.at(-1)).toMatchObject({
    bottles: 12,
    foreignId: "B48 B49 B50 B51 B52 B53 B54 B55 B56 B57 B58 B59",
  });
});

test("tags beyond the limit are left out and reported", () => {
  const lists = Array.from({ length: TAGS.most + 1 }, (_, n) => ({
    ...YQUEM,
    ListName: `List ${String(n)}`,
  }));
  const reading = readTexts([aTable("ListName,iWine,Wine", lists)]);

  expect(theWine(reading).facts.tags).toHaveLength(TAGS.most);
  expect(reading.doubts).toMatchObject([{ sentence: "Not all its tags fit" }]);
});

test("notes beyond the length limit are cut and reported", () => {
  const row = { Wein: "A", Weingut: "B", Notizen: "x".repeat(PROSE_MAX + 1) };
  const reading = readTexts([aTable("Wein,Weingut,Notizen", [row])]);

  expect(theWine(reading).facts.notes).toHaveLength(PROSE_MAX);
  expect(reading.doubts).toMatchObject([
    { sentence: "Its note is longer than 10000 characters and was cut" },
  ]);
});

test("[W13] importing a wine removed too long ago gives the wine a new id", () => {
  const files = [realExport("bottles")];
  const first = readFiles(openFiles(files), {});
  const sweptWineIds = new Set(first.wines.map(({ wineId }) => wineId));

  const again = readFiles(openFiles(files), {}, { sweptWineIds });
  const later = readFiles(openFiles(files), {}, { sweptWineIds });

  const ids = again.wines.map(({ wineId }) => wineId);
  expect(ids.filter((wineId) => sweptWineIds.has(wineId))).toEqual([]);
  expect(ids).toHaveLength(sweptWineIds.size);
  expect(new Set(again.events.map(({ wineId }) => ids.includes(wineId)))).toEqual(new Set([true]));
  expect(later).toEqual(again);
});

test("a row with more cells than headings is reported", () => {
  const reading = readTexts(["Wine,Producer,Quantity\nBarolo,Brezza,6,\nCos,Estournel, St,2"]);

  expect(reading.doubts).toEqual([
    {
      where: { file: "1.csv", line: 3 },
      sentence: "It has more cells than the table has headings, so some may be in the wrong column",
    },
    { where: { file: "1.csv", line: 3 }, sentence: "“St” is not a number of bottles" },
  ]);
});
