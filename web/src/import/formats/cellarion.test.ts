import { expect, test } from "vitest";
import { aTable, readTexts, theWine } from "../testFiles.ts";

test("Cellarion's JSON is read as its table is", () => {
  const bottle = {
    wineName: "Pape",
    producer: "Beaucastel",
    vintage: "NV",
    type: "red",
    bottleSize: "750ml",
    price: 80,
    currency: "EUR",
  };
  const text = JSON.stringify({
    schema: "cellarion-export@1",
    cellars: [{ cellarName: "Home", bottles: [bottle, bottle] }],
  });

  const wine = theWine(readTexts([text]));

  expect(wine.facts).toMatchObject({ nonVintage: true, type: "Red Wine", name: "Pape" });
  expect(wine.lots).toMatchObject([{ bottles: 2, price: { minor: 8000 } }]);
});

test("Cellarion's bottles lie in the cellar that it names, and where each says within it", () => {
  const bottle = { wineName: "Pape", producer: "Beaucastel", bottleSize: "750ml" };
  const bottles = [
    { ...bottle, location: "" },
    { ...bottle, location: "Shelf 3" },
  ];
  const text = JSON.stringify({
    schema: "cellarion-export@1",
    cellars: [{ cellarName: "Home", bottles }],
  });

  expect(readTexts([text]).places).toMatchObject([{ name: "Home" }, { name: "Home, Shelf 3" }]);
});

test("Cellarion's table has a row for each bottle, or says how many a row is", () => {
  const header =
    "wineName,producer,vintage,type,bottleSize,quantity,price,currency,drinkFrom,drinkTo";
  const row = { wineName: "Pape", producer: "Beaucastel", vintage: "2010", bottleSize: "1.5L" };
  const reading = readTexts([
    aTable(header, [
      { ...row, price: "80.5", currency: "eur", drinkFrom: "2020", drinkTo: "2030" },
      { ...row, quantity: "6", type: "rosé" },
    ]),
  ]);

  expect(theWine(reading).facts).toMatchObject({ type: "Rosé Wine", drinkTo: 2030 });
  expect(theWine(reading).lots).toMatchObject([
    { bottles: 1, millilitres: 1500, price: { minor: 8050, currency: "EUR" } },
    { bottles: 6, price: null },
  ]);
});

test("an export that Cellarion has cut short is told as such", () => {
  const bottle = { wineName: "Pape", producer: "Beaucastel", vintage: "NV", bottleSize: "750ml" };
  const cut = { schema: "cellarion-export@1", cellars: [{ bottles: [bottle] }], _truncated: true };

  expect(readTexts([JSON.stringify(cut)]).doubts).toMatchObject([
    { sentence: "Cellarion has cut it short: not all bottles of the cellar are in it" },
  ]);
  expect(readTexts([JSON.stringify({ ...cut, _truncated: false })]).doubts).toEqual([]);
});
