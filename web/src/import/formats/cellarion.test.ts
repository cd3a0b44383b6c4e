import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { openFiles } from "../files/openFiles.ts";
import { changesOf, type Choices, photoOf, planImport } from "../plan/planImport.ts";
import { readFiles } from "../wines/readFiles.ts";
import { aTable, readTexts, theWine } from "../files/testFiles.ts";
import { usedPlaces } from "../plan/previewOf.ts";

test("Cellarion's JSON is read into wines and bottles", () => {
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

test("Cellarion's bottles are placed in the named cellar and position", () => {
  const bottle = { wineName: "Pape", producer: "Beaucastel", bottleSize: "750ml" };
  const bottles = [
    { ...bottle, location: "" },
    { ...bottle, location: "Shelf 3" },
  ];
  const text = JSON.stringify({
    schema: "cellarion-export@1",
    cellars: [{ cellarName: "Home", bottles }],
  });

  expect(readTexts([text]).places).toMatchObject([{ name: "Home" }, { name: "Shelf 3" }]);
});

test("a Cellarion row without a count is one bottle", () => {
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

test("the preview reports a truncated Cellarion export", () => {
  const bottle = { wineName: "Pape", producer: "Beaucastel", vintage: "NV", bottleSize: "750ml" };
  const cut = { schema: "cellarion-export@1", cellars: [{ bottles: [bottle] }], _truncated: true };

  expect(readTexts([JSON.stringify(cut)]).doubts).toMatchObject([
    { sentence: "Cellarion has cut it short: not all bottles of the cellar are in it" },
  ]);
  expect(readTexts([JSON.stringify({ ...cut, _truncated: false })]).doubts).toEqual([]);
});

// Spec 10.67
test("Cellarion's racks become places, and bottles keep their positions in the racks", () => {
  const bottle = { wineName: "Pape", producer: "Beaucastel", vintage: "NV", bottleSize: "750ml" };
  const inRack = { ...bottle, rackName: "Left", rackRow: 0, rackCol: 2, rackPosition: 3 };
  const text = JSON.stringify({
    schema: "cellarion-export@1",
    cellars: [
      {
        cellarName: "Home",
        racks: [{ name: "Left", type: "grid", rows: 4, cols: 6 }],
        bottles: [inRack, { ...bottle, rackName: "Left", rackPosition: 9 }],
      },
    ],
  });

  const reading = readTexts([text]);

  const [home, left] = reading.places;
  expect(home).toMatchObject({ name: "Home", parentId: null });
  expect(left).toMatchObject({
    name: "Left",
    kind: "rack",
    parentId: home?.id,
    rows: 4,
    columns: 6,
  });
  expect(theWine(reading).lots).toMatchObject([
    { placeId: left?.id, position: "A3" },
    { placeId: left?.id, position: "9" },
  ]);
  expect(usedPlaces(reading.places, planned(reading.wines))).toEqual([home, left]);
});

// Spec 10.67
test("the wine's photo in Cellarion's ZIP is imported", () => {
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 1);
  const bottle = { wineName: "Pape", producer: "Beaucastel", vintage: "NV", bottleSize: "750ml" };
  const images = [{ processed: "images/pape.jpg", original: "images/raw.png", credit: "Bo" }];
  const data = { schema: "cellarion-export@1", cellars: [{ bottles: [{ ...bottle, images }] }] };
  const bytes = zipSync({
    "data.json": strToU8(JSON.stringify(data)),
    "images/pape.jpg": jpeg,
    "images/other.jpg": Uint8Array.of(0xff, 0xd8, 0xff, 2),
  });

  const { wines } = readFiles(openFiles([{ name: "cellarion.zip", bytes }]), {});
  const [plan] = planImport(wines, [], { choices: CHOICES, year: 2026 });

  expect(plan && photoOf(plan, CHOICES)).toEqual(jpeg);
});

const CHOICES: Choices = {
  completions: {
    all: { type: "Red Wine", varietal: "Blend", country: "France", region: "Rhône" },
    one: {},
  },
  like: { all: "leave", one: {} },
  updateChanged: false,
  addEmpty: false,
};

function planned(wines: Parameters<typeof planImport>[0]) {
  const plan = planImport(wines, [], { choices: CHOICES, year: 2026 });
  return plan.flatMap((one) => changesOf(one, CHOICES));
}
