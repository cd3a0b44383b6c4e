import { expect, test } from "vitest";
import { extraRowsIn } from "../../rules/cellar/extraFields.ts";
import { openFiles } from "../files/openFiles.ts";
import { readFiles } from "../wines/readFiles.ts";
import { aTable, bottlesOf, readTexts, realExport, theWine } from "../files/testFiles.ts";

const LIST =
  "iWine,WineBarcode,Quantity,Pending,Location,Bin,Size,Price,Currency,Vintage,Wine,Locale,Country,Region,SubRegion,Appellation,Producer,SortProducer,Type,Varietal,MasterVarietal,Designation,Vineyard,CT,BeginConsume,EndConsume,UPC";
const BOTTLES =
  "BottleState,iWine,Vintage,Wine,Locale,Quantity,BottleSize,Location,Bin,Store,PurchaseDate,DeliveryDate,BottleCost,BottleCostCurrency,BottleNote";
const PURCHASE =
  "iWine,iPurchase,PurchaseDate,DeliveryDate,StoreName,NativePrice,NativePriceCurrency,Quantity,Remaining,Delivered,Size,Vintage,Wine";
const INVENTORY =
  "iWine,Barcode,Location,Bin,Size,NativePrice,NativePriceCurrency,StoreName,PurchaseDate,BottleNote,Vintage,Wine";

const YQUEM = {
  iWine: "1367113",
  Vintage: "2011",
  Wine: "Château d'Yquem",
  Locale: "France, Bordeaux, Sauternais, Sauternes",
};

const YQUEM_LISTED = {
  ...YQUEM,
  Quantity: "5",
  Pending: "0",
  Location: "Cellar",
  Bin: "A3",
  Size: "750ml",
  Price: "230",
  Currency: "EUR",
  Country: "France",
  Region: "Bordeaux",
  SubRegion: "Sauternais",
  Appellation: "Sauternes",
  Producer: "Château d'Yquem",
  Type: "White - Sweet/Dessert",
  Varietal: "Sémillon-Sauvignon Blanc Blend",
  Designation: "Unknown",
  Vineyard: "Unknown",
  CT: "95.9782608695652",
  BeginConsume: "2019",
  EndConsume: "2054",
  UPC: "810910020858",
};

test("a CellarTracker row becomes a wine with bottles, place, years and price", () => {
  const reading = readTexts([aTable(LIST, [YQUEM_LISTED])]);
  const wine = theWine(reading);

  expect(reading.places).toMatchObject([{ name: "Cellar", kind: "other" }]);

  const { extraFields, ...facts } = wine.facts;
  expect(facts).toEqual({
    name: "Château d'Yquem",
    producer: "Château d'Yquem",
    vintage: 2011,
    type: "Dessert Wine",
    varietal: "Sémillon-Sauvignon Blanc Blend",
    country: "France",
    region: "Bordeaux",
    appellation: "Sauternes",
    drinkFrom: 2019,
    drinkTo: 2054,
    barcodes: ["810910020858"],
  });
  expect(extraRowsIn(extraFields ?? null)).toEqual([
    {
      table: "CellarTracker, list",
      cells: [
        ["iWine", "1367113"],
        ["Locale", "France, Bordeaux, Sauternais, Sauternes"],
        ["SubRegion", "Sauternais"],
        ["Type", "White - Sweet/Dessert"],
        ["CT", "95.9782608695652"],
      ],
    },
  ]);
  expect(wine.lots).toMatchObject([
    {
      id: wine.bottleId,
      bottles: 5,
      millilitres: 750,
      position: "A3",
      placeId: reading.places[0]?.id,
      state: "held",
      price: { minor: 23_000, currency: "EUR" },
    },
  ]);
});

test("CellarTracker's 1001 means non-vintage; 9999, Unknown and price 0 mean empty", () => {
  const row = { Vintage: "1001", BeginConsume: "9999", EndConsume: "9999", Price: "0" };
  const wine = theWine(readTexts([aTable(LIST, [{ ...YQUEM_LISTED, ...row }])]));

  expect(wine.facts).toMatchObject({ nonVintage: true });
  expect(wine.facts).not.toHaveProperty("vintage");
  expect(wine.facts).not.toHaveProperty("drinkFrom");
  expect(wine.facts).not.toHaveProperty("drinkTo");
  expect(wine.facts).not.toHaveProperty("designation");
  expect(wine.lots[0]?.price).toBeNull();
});

test("CellarTracker's pending bottles are ordered and not counted in the cellar", () => {
  const reading = readTexts([aTable(LIST, [{ ...YQUEM_LISTED, Quantity: "0", Pending: "3" }])]);

  expect(bottlesOf(reading)).toEqual({ held: 0, ordered: 3 });
});

test.each([
  ["Red", "Red Wine"],
  ["White", "White Wine"],
  ["Rosé", "Rosé Wine"],
  ["White - Off-dry", "White Wine"],
  ["White - Sparkling", "Sparkling Wine"],
  ["Rosé - Sparkling", "Sparkling Wine"],
  ["Red - Fortified", "Fortified Wine"],
  ["Red - Sweet/Dessert", "Dessert Wine"],
  ["Spirits", undefined],
  ["Unknown", undefined],
  ["constructor", undefined],
])("CellarTracker's type %s is imported as %s", (Type, type) => {
  expect(theWine(readTexts([aTable(LIST, [{ ...YQUEM_LISTED, Type }])])).facts.type).toBe(type);
});

test.each([
  ["375ml", 375],
  ["1.5L", 1500],
  ["3.0L", 3000],
  ["700ml", 700],
])("CellarTracker's bottle size %s is imported as %i ml", (Size, millilitres) => {
  const wine = theWine(readTexts([aTable(LIST, [{ ...YQUEM_LISTED, Size }])]));

  expect(wine.lots[0]?.millilitres).toBe(millilitres);
});

test("CellarTracker's bottles are grouped by state: held, ordered or gone", () => {
  const bottle = { ...YQUEM, Quantity: "1", BottleSize: "750ml", Location: "Cellar" };
  const states = ["1", "1", "-1", "0", "1"];
  const reading = readTexts([
    aTable(
      BOTTLES,
      states.map((BottleState) => ({ ...bottle, BottleState, BottleCost: "0" })),
    ),
  ]);

  expect(bottlesOf(reading)).toEqual({ held: 3, ordered: 1 });
  expect(reading.gone).toBe(1);
  expect(theWine(reading).lots).toHaveLength(2);
  expect(theWine(reading).facts).toMatchObject({
    country: "France",
    region: "Bordeaux",
    appellation: "Sauternes",
  });
});

test("bottles in several CellarTracker tables of one cellar are counted once", () => {
  const one = { ...YQUEM, Size: "750ml", Location: "Cellar" };
  const bottle = { ...YQUEM, BottleState: "1", Quantity: "1", BottleSize: "750ml" };
  const reading = readTexts([
    aTable(PURCHASE, [
      { ...one, iPurchase: "9", Quantity: "6", Remaining: "5", Delivered: "True" },
    ]),
    aTable(LIST, [YQUEM_LISTED]),
    aTable(
      INVENTORY,
      [1, 2, 3, 4, 5].map((n) => ({ ...one, Barcode: `012${String(n)}` })),
    ),
    aTable(
      BOTTLES,
      Array.from({ length: 5 }, () => bottle),
    ),
  ]);

  expect(bottlesOf(reading)).toEqual({ held: 5, ordered: 0 });
  expect(theWine(reading).facts).toMatchObject({ type: "Dessert Wine", drinkTo: 2054 });
});

test("a CellarTracker purchase in two tables is imported as one ordered lot", () => {
  const row = {
    ...YQUEM,
    iPurchase: "9",
    Quantity: "3",
    Remaining: "3",
    Delivered: "False",
    Size: "750ml",
  };
  const dated = {
    ...row,
    PurchaseDate: "5/25/2020",
    DeliveryDate: "6/1/2020",
    StoreName: "Unknown",
  };
  const reading = readTexts([
    aTable(PURCHASE, [dated]),
    aTable(PURCHASE, [dated, { ...dated, iPurchase: "10", Delivered: "True" }]),
  ]);

  expect(bottlesOf(reading)).toEqual({ held: 3, ordered: 3 });
  expect(theWine(reading).lots[0]).toMatchObject({ boughtOn: "2020-05-25", shop: null });
});

test("CellarTracker's lists become tags and add no bottles", () => {
  const header = "ListName,ListNotes,WinesNotes,MaxPrice,Size,iWine,Vintage,Wine";
  const listed = { ...YQUEM, ListName: "Christmas, with Ada", WinesNotes: "Two will do" };
  const reading = readTexts([
    aTable(header, [listed, { ...YQUEM, ListName: "Sweet" }]),
    aTable(LIST, [YQUEM_LISTED]),
  ]);

  const { facts } = theWine(reading);
  expect(facts.tags).toEqual(["Christmas, with Ada", "Sweet"]);
  expect(facts.extraFields).toContain('["WinesNotes","Two will do"]');
  expect(bottlesOf(reading)).toEqual({ held: 5, ordered: 0 });
});

test("CellarTracker's pending bottles are ordered, with purchase and arrival dates", () => {
  const reading = readFiles(openFiles([realExport("pending")]), {});

  expect(theWine(reading).lots).toMatchObject([
    { bottles: 3, state: "ordered", boughtOn: "2020-05-25", arrivesOn: "2020-05-25", shop: null },
  ]);
});

test.each(["False", "FALSCH", "FAUX"])(
  "CellarTracker bottles with Delivered “%s” are ordered",
  (Delivered) => {
    const row = { ...YQUEM, iPurchase: "9", Remaining: "3", Delivered, Size: "750ml" };

    expect(bottlesOf(readTexts([aTable(PURCHASE, [row])]))).toEqual({ held: 0, ordered: 3 });
  },
);

test("a pending CellarTracker bottle is ordered and keeps its barcode", () => {
  const reading = readTexts([
    aTable(INVENTORY, [{ ...YQUEM, Barcode: "0129", Location: "(pending)" }]),
  ]);

  expect(theWine(reading).lots[1] ?? theWine(reading).lots[0]).toMatchObject({
    foreignId: "0129",
    state: "ordered",
    position: null,
  });
});

test("CellarTracker's TotalQuantity adds no bottles to Quantity and Pending", () => {
  const header =
    "Color,Category,Size,Currency,Value,Price,TotalQuantity,Quantity,Pending,Vintage,Wine,Locale,Producer,Varietal,MasterVarietal,Country,Region,BeginConsume,EndConsume,PScore,CScore";
  const listed = { ...YQUEM, MasterVarietal: "Sémillon", Size: "750ml", Color: "White" };
  const reading = readTexts([
    aTable(header, [{ ...listed, TotalQuantity: "7", Quantity: "5", Pending: "2", CScore: "95" }]),
  ]);

  expect(bottlesOf(reading)).toEqual({ held: 5, ordered: 2 });
  expect(theWine(reading).source).toBe("CellarTracker");
});

test("an unknown column is listed with its number of filled rows", () => {
  const reading = readTexts([aTable(LIST, [YQUEM_LISTED])]);

  expect(reading.extraColumns).toEqual([
    { file: "1.csv", heading: "SubRegion", rows: 1 },
    { file: "1.csv", heading: "CT", rows: 1 },
  ]);
});

test("extra fields of individual bottles are stored with the bottles' barcodes", () => {
  const header = `${BOTTLES},Barcode,PurchaseNote,ConsumptionNote`;
  const bottle = { ...YQUEM, Quantity: "1", BottleSize: "750ml", Store: "Nicolas" };
  const reading = readTexts([
    aTable(header, [
      { ...bottle, BottleState: "1", Barcode: "01", PurchaseNote: "Gift" },
      { ...bottle, BottleState: "1", Barcode: "02", PurchaseNote: "Gift" },
      { ...bottle, BottleState: "0", Barcode: "03", ConsumptionNote: "Drank." },
    ]),
  ]);

  expect(extraRowsIn(theWine(reading).facts.extraFields ?? null)).toEqual([
    {
      table: "CellarTracker, bottles",
      cells: [
        ["iWine", "1367113"],
        ["Locale", "France, Bordeaux, Sauternais, Sauternes"],
      ],
    },
    { table: "CellarTracker, bottles", of: "01 02", cells: [["PurchaseNote", "Gift"]] },
    {
      table: "CellarTracker, bottles",
      of: "03",
      cells: [
        ["BottleState", "0"],
        ["Quantity", "1"],
        ["BottleSize", "750ml"],
        ["Store", "Nicolas"],
        ["Barcode", "03"],
        ["ConsumptionNote", "Drank."],
      ],
    },
  ]);
});

test("each table of one CellarTracker account gives 6 held and 3 ordered bottles", () => {
  const read = (...tables: string[]) => readFiles(openFiles(tables.map(realExport)), {});

  for (const table of ["list", "inventory", "bottles", "purchase"]) {
    expect(bottlesOf(read(table)), table).toEqual({ held: 6, ordered: 3 });
    expect(read(table).doubts, table).toEqual([]);
  }
  const all = read("list", "inventory", "bottles", "purchase", "pending", "consumed");
  expect(bottlesOf(all)).toEqual({ held: 6, ordered: 3 });
  expect(all.wines).toHaveLength(3);
});
