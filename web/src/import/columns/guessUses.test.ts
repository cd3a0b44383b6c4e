import { expect, test } from "vitest";
import { openFiles } from "../files/openFiles.ts";
import { planImport } from "../plan/planImport.ts";
import { aFile, readTexts, theWine } from "../files/testFiles.ts";

const GERMAN = [
  "Nr.;Weingut;Weinname;Jahrgang;Rebsorte(n);Farbe;Land;Anbaugebiet;Qualitätsstufe;Flaschengröße (l);Anzahl Flaschen;Einkaufspreis (€);Kaufdatum;Händler;Lagerplatz;Trinkreife von;Trinkreife bis;Bemerkung",
  '1;Egon Müller;Scharzhofberger;2019;Riesling;Weiß;Deutschland;Mosel;Spätlese;0,75;6;89,50;24.12.2020;Pinard;Regal 2;2024;2045;"Schön; viel Schiefer"',
  "2;Becker;Sankt Paul;o. J.;Spätburgunder;Rot;Deutschland;Pfalz;GG;1,5;2;1.150,00;;;;;;",
];

// Spec 10.64
test("the columns of a German spreadsheet are recognized without questions", () => {
  const reading = readTexts([GERMAN.join("\r\n")]);

  expect(reading.questions).toEqual([]);
  expect(reading.doubts).toEqual([]);
  expect(reading.wines.map(({ facts }) => facts)).toMatchObject([
    {
      ...{ producer: "Egon Müller", name: "Scharzhofberger", vintage: 2019, type: "White Wine" },
      ...{ varietal: "Riesling", country: "Deutschland", region: "Mosel", designation: "Spätlese" },
      ...{ drinkFrom: 2024, drinkTo: 2045, notes: "Schön; viel Schiefer" },
    },
    { name: "Sankt Paul", nonVintage: true },
  ]);
  expect(reading.wines.map(({ lots }) => lots)).toMatchObject([
    [{ bottles: 6, millilitres: 750, price: { minor: 8950, currency: "EUR" }, shop: "Pinard" }],
    [{ bottles: 2, millilitres: 1500, price: { minor: 115_000 } }],
  ]);
  expect(reading.wines[0]?.lots[0]?.boughtOn).toBe("2020-12-24");
  expect(reading.places.map(({ name }) => name)).toEqual(["Regal 2"]);
});

// Spec 10.64
test("in a French sheet, Note is a rating and NM is non-vintage", () => {
  const reading = readTexts([
    [
      "Domaine/Château;Cuvée;Appellation;Région;Pays;Millésime;Couleur;Cépages;Nb bouteilles;Contenance;Prix unitaire TTC;Date d'achat;Fournisseur;Emplacement;À boire de;À boire jusqu'à;Bu le;Note;Commentaires",
      "Domaine Huet;Le Mont;Vouvray;Loire;France;2018;Blanc;Chenin;3;75 cl;24,00 €;25/12/2019;Nicolas;Casier B3;2022;2035;;;Très minéral",
      "Bollinger;Spécial Cuvée;Champagne;Champagne;France;NM;Effervescent;Pinot noir;2;Magnum;98 €;;;;;;31/12/2023;17/20;",
    ].join("\r\n"),
  ]);

  expect(reading.questions).toEqual([]);
  expect(reading.doubts).toEqual([]);
  expect(reading.wines[0]?.facts).toMatchObject({
    ...{ producer: "Domaine Huet", name: "Le Mont", notes: "Très minéral" },
    ...{ drinkFrom: 2022, drinkTo: 2035 },
  });
  expect(reading.wines[0]?.lots).toMatchObject([
    { bottles: 3, millilitres: 750, price: { minor: 2400, currency: "EUR" } },
  ]);
  expect(reading.wines[1]?.facts).toMatchObject({ nonVintage: true, type: "Sparkling Wine" });
  expect(reading.events).toMatchObject([
    { kind: "drank", day: "2023-12-31", bottles: -2, rating: { value: 17, scale: 20 } },
  ]);
});

test("an English sheet with dollar prices prompts only the currency question", () => {
  const reading = readTexts([
    [
      "Winery,Wine,Year,Color,Grape,Country,Region,Qty,Price Paid,Date Purchased,Bought From,Drink Window,My Notes",
      'Ridge,Monte Bello,2015,Red,Cabernet Sauvignon,USA,California,3,"$1,250.00",11/23/2018,K&L,2025-2045,"Big, bold\nand long"',
    ].join("\n"),
  ]);

  expect(reading.questions.map(({ kind }) => kind)).toEqual(["currency"]);
  const wine = theWine(reading);
  expect(wine.facts).toMatchObject({
    drinkFrom: 2025,
    drinkTo: 2045,
    notes: "Big, bold\nand long",
  });
  expect(wine.lots).toMatchObject([{ bottles: 3, boughtOn: "2018-11-23", shop: "K&L" }]);
});

test("a rating's scale is read from its heading", () => {
  const { questions, events } = readTexts([
    "Wine,Producer,Quantity,Consumed Date,Rating (20)\nBarolo,Brezza,1,2024-02-14,17",
  ]);

  expect(questions).toEqual([]);
  expect(events).toMatchObject([{ rating: { value: 17, scale: 20 } }]);
});

test("rows below a skipped title keep the file's line numbers", () => {
  const [opened] = openFiles([
    aFile(["Mein Weinkeller;;;;;", "Stand: 1.1.2026;;;;;", ...GERMAN].join("\r\n")),
  ]);
  if (opened?.kind !== "unknown-table") throw new Error("It is no table");

  expect(opened.table.header[1]).toBe("Weingut");
  expect(opened.table.rows.map(({ line }) => line)).toEqual([4, 5]);
});

test("a spreadsheet's total row is not imported as a wine", () => {
  const reading = readTexts([[...GERMAN, "Summe;;;;;;;;;;8;;;;;;;"].join("\r\n")]);

  expect(planImport(reading.wines, [], { choices: CHOICES, year: 2026 })).toHaveLength(2);
});

const CHOICES = {
  completions: { all: {}, one: {} },
  like: { all: "leave", one: {} },
  updateChanged: false,
  addEmpty: false,
} as const;
