import { expect, test } from "vitest";
import type { Answers } from "../rows/openQuestions.ts";
import { aTable, readTexts, theWine } from "../files/testFiles.ts";

const SHEET = "Wine,Producer,Quantity,Size,Price,Purchase date,Alcohol";
const BAROLO = { Wine: "Barolo", Producer: "Brezza", Quantity: "1" };

test("each number with an obvious decimal mark is read with that mark", () => {
  const reading = readTexts([
    aTable(SHEET, [
      { ...BAROLO, Price: "€ 12.50", Alcohol: "13.5" },
      { ...BAROLO, Price: "12,50 €", Alcohol: "14,5 %" },
      { ...BAROLO, Price: "1.234,50 €" },
    ]),
  ]);

  expect(theWine(reading).lots.map(({ price }) => price?.minor)).toEqual([1250, 123_450]);
  expect(reading.doubts.map(({ sentence }) => sentence)).toEqual([
    "Its alcohol differs from an earlier row, which was taken",
  ]);
});

test.each([
  ["CA$ 40", "CAD"],
  ["C$40", "CAD"],
  ["A$40", "AUD"],
  ["US$ 40", "USD"],
  ["R$ 40", "BRL"],
  ["40 €", "EUR"],
  ["GBP 40", "GBP"],
  ["NZ$40", "NZD"],
  ["40 eur", "EUR"],
])("the price %s has the currency %s", (Price, currency) => {
  expect(lotOf({ Price })?.price).toEqual({ minor: 4000, currency });
});

test.each(["$40", "40 ¥", "40", "40 all in"])(
  "the price “%s” makes the import ask for the currency",
  (Price) => {
    const { questions } = readTexts([aTable(SHEET, [{ ...BAROLO, Price }])]);

    expect(questions).toEqual([{ kind: "currency", examples: [Price] }]);
  },
);

test.each([
  ["25.04.20", "2020-04-25"],
  ["8/31/26", "2026-08-31"],
  ["31/12/99", "1999-12-31"],
  ["2020-4-5", "2020-04-05"],
  ["2020/04/25 18:30", "2020-04-25"],
])("the date %s is read as %s", (day, boughtOn) => {
  expect(lotOf({ "Purchase date": day })?.boughtOn).toBe(boughtOn);
});

test("the date “03.04.20” makes the import ask for the date order", () => {
  const day = { "Purchase date": "03.04.20" };
  const { questions } = readTexts([aTable(SHEET, [{ ...BAROLO, ...day }])]);

  expect(questions).toEqual([{ kind: "dates", examples: ["03.04.20"] }]);
  expect(lotOf(day, { dates: "dmy" })?.boughtOn).toBe("2020-04-03");
});

test.each([
  ["75", 750],
  ["37,5", 375],
  ["0.75", 750],
  ["1,5", 1500],
  ["1500", 1500],
  ["150", 1500],
  ["75 cl", 750],
  ["3.0 L - Jéroboam", 3000],
  ["Magnum", 1500],
  ["Salmanazar", 9000],
])("a bottle size of %s is %i ml", (Size, millilitres) => {
  expect(lotOf({ Size })?.millilitres).toBe(millilitres);
});

test("“/2029” gives a drinking window an end year but no start year", () => {
  const header = "Wine name,Vintage,Stock,Apogee,IdVin";
  const until = (Apogee: string) => {
    const row = { "Wine name": "Cos", Stock: "1", IdVin: "abc", Apogee };
    return theWine(readTexts([aTable(header, [row], ";")])).facts;
  };

  expect(until("/2029")).toMatchObject({ drinkTo: 2029 });
  expect(until("/2029")).not.toHaveProperty("drinkFrom");
  expect(until("2025")).toMatchObject({ drinkFrom: 2025 });
  expect(until("2025-2029")).toMatchObject({ drinkFrom: 2025, drinkTo: 2029 });
});

test.each([
  ["17/20", { value: 17, scale: 20 }],
  ["92 / 100", { value: 92, scale: 100 }],
  ["4,5/5", { value: 4.5, scale: 5 }],
])("the rating %s is read with its scale", (Rating, rating) => {
  const row = { Wine: "Barolo", Rating, Tasted: "2020-04-25" };
  const { events, questions } = readTexts([aTable("Wine,Rating,Tasted", [row])]);

  expect(questions.map(({ kind }) => kind)).toEqual(["rows"]);
  expect(events).toMatchObject([{ kind: "tasted", rating }]);
});

test("a barcode in a spreadsheet formula keeps its leading zeros", () => {
  const row = { Wine: "Barolo", Barcode: '="0081091002085"' };

  expect(theWine(readTexts([aTable("Wine,Barcode", [row])])).facts).toMatchObject({
    barcodes: ["0081091002085"],
  });
});

test("a drinking window in one column, such as “2025–2031”, has two years", () => {
  const reading = readTexts([aTable("Wine,Trinkreife", [{ Wine: "A", Trinkreife: "2025–2031" }])]);

  expect(theWine(reading).facts).toMatchObject({ drinkFrom: 2025, drinkTo: 2031 });
});

function lotOf(row: Readonly<Record<string, string>>, answers: Answers = {}) {
  return theWine(readTexts([aTable(SHEET, [{ ...BAROLO, ...row }])], answers)).lots[0];
}
