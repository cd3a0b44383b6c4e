import { expect, test } from "vitest";
import { aTable, readTexts } from "../files/testFiles.ts";

const INVENTORY = "iWine,Barcode,PurchaseDate,BottleNote,Wine";
const SHEET = "Wein,Weingut,Kaufdatum";

test("a date order chosen for another table does not affect CellarTracker's dates", () => {
  const reading = readTexts(
    [
      aTable(SHEET, [{ Wein: "Braune Kupp", Weingut: "Egon Müller", Kaufdatum: "3.4.2020" }]),
      aTable(INVENTORY, [{ iWine: "1", Barcode: "01", PurchaseDate: "3/4/2020", Wine: "Barolo" }]),
    ],
    { dates: "dmy", rows: "bottles" },
  );

  expect(reading.questions).toContainEqual({ kind: "dates", examples: ["3.4.2020"] });
  const days = reading.wines.map(({ facts, lots }) => [facts.name, lots[0]?.boughtOn]);
  expect(Object.fromEntries(days)).toEqual({
    "Braune Kupp": "2020-04-03",
    Barolo: "2020-03-04",
  });
});
