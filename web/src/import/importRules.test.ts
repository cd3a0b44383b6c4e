import { expect, test } from "vitest";
import { decodeText } from "./files/decodeText.ts";
import { openFiles } from "./files/openFiles.ts";
import { planImport } from "./plan/planImport.ts";
import { readFiles } from "./wines/readFiles.ts";
import { readTexts, theWine } from "./files/testFiles.ts";
import CODE_PAGE_850 from "./words/codePage850.json" with { type: "json" };

const MAC_ROMAN = new TextDecoder("macintosh").decode(
  Uint8Array.from({ length: 128 }, (_, n) => n + 128),
);

test.each([
  ["Mac Roman", MAC_ROMAN, "\r"],
  ["Mac Roman with other lines", MAC_ROMAN, "\n"],
  ["code page 850", CODE_PAGE_850, "\r\n"],
])("a file in %s keeps its accents", (_encoding, page, line) => {
  const text = ["Wein;Weingut;Anzahl", "Rüsterspätlese;Müller-Größ;2", "Château;Côtes é;3"].join(
    line,
  );
  const bytes = Uint8Array.from(text, (letter) =>
    letter < "\u0080" ? letter.charCodeAt(0) : page.indexOf(letter) + 128,
  );

  expect(decodeText(bytes).text).toBe(text);
});

test.each(["Château Cœur", "Tokaji Bükk ő", "Ξινόμαυρο", "Саперави"])(
  "a UTF-16 table with %s is read, also without byte order mark",
  (wine) => {
    for (const mark of ["\ufeff", ""]) {
      const text = `${mark}Wine\tProducer\tQuantity\r\n${wine}\tA\t2`;
      const bytes = new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
      const reading = readFiles(openFiles([{ name: "a.txt", bytes }]), {});
      expect(theWine(reading).facts.name).toBe(wine);
    }
  },
);

test.each(["My cellar", "Weinkeller, Stand 2026", "Ma cave; export"])(
  "a table below the title “%s” is read",
  (title) => {
    const reading = readTexts([
      `${title}\n\nWine;Producer;Quantity\nBarolo;Brezza;6\nCos;Estournel;2`,
    ]);

    expect(reading.wines.map(({ lots }) => lots[0]?.bottles)).toEqual([6, 2]);
  },
);

test("a CellarTracker view without MasterVarietal is recognized by its headings", () => {
  const reading = readTexts([
    "Color,Category,Size,Currency,Price,Quantity,Vintage,Wine,Locale,Producer,Varietal\n" +
      'White,Sparkling,750ml,EUR,40,2,1001,Alder Brut,"France, Champagne",Alder,Chardonnay',
  ]);

  expect(theWine(reading).facts).toMatchObject({ nonVintage: true, type: "Sparkling Wine" });
});

test("“Cellar > Rack A” is imported as the place Rack A in Cellar", () => {
  const { places } = readTexts(["Wine,Producer,Quantity,Location\nA,B,1,Cellar > Rack A"]);

  expect(places).toMatchObject([
    { name: "Cellar", parentId: null },
    { name: "Rack A", parentId: places[0]?.id },
  ]);
});

test.each([
  ["Cave;Emplacement", "Maison;A1", "Maison;B2"],
  ["Keller;Fach", "Haus;1", "Haus;2"],
  ["Cabinet;Row;Col", "Hall;1;2", "Hall;2;2"],
  ["Cantina;Scaffale", "Casa;A", "Casa;B"],
])("bottles that differ in %s are imported as two lots", (headings, first, second) => {
  const reading = readTexts([
    `Wine;Producteur;Quantity;${headings}\nA;B;1;${first}\nA;B;1;${second}`,
  ]);

  expect(theWine(reading).lots.map(({ bottles }) => bottles)).toEqual([1, 1]);
});

test.each(["Total", "Summe:", "Gesamt", "Somme", "Totale", "Total bottles"])(
  "a row “%s” below a table is not imported as a wine",
  (label) => {
    const { wines } = readTexts([`Wine;Producer;Quantity\nA;B;6\n${label};;6`]);

    expect(wines).toHaveLength(1);
  },
);

test.each([
  ["1500", "more than 999"],
  ["a few", "not a number"],
])("a bottle count of “%s” is not imported; the user enters one", (quantity) => {
  const { wines } = readTexts([
    `Wine,Producer,Vintage,Type,Varietal,Country,Region,Quantity\nA,B,2015,Red,Syrah,France,Rhone,${quantity}`,
  ]);
  const plan = (all: object) =>
    planImport(wines, [], {
      choices: {
        completions: { all, one: {} },
        ...{ like: { all: "leave", one: {} }, updateChanged: false, addEmpty: false },
      },
      year: 2026,
    })[0];

  expect(plan({})).toMatchObject({ kind: "incomplete", missing: ["quantity"] });
  expect(plan({ quantity: "900" })).toMatchObject({
    kind: "new",
    change: { body: { quantity: 900 } },
  });
});

test("the user decides what rows without a bottle count mean", () => {
  const table = "Wine,Producer,Date,Rating,Notes\nA,B,2024-01-02,92,Fine";

  expect(readTexts([table]).questions).toMatchObject([{ kind: "rows", examples: ["B A"] }]);
  expect(theWine(readTexts([table])).lots).toEqual([]);
  expect(theWine(readTexts([table], { rows: "bottles" })).lots).toMatchObject([{ bottles: 1 }]);
  expect(readTexts([table], { rows: "tastings", scale: 100 }).events).toMatchObject([
    { kind: "tasted", day: "2024-01-02", rating: { value: 92, scale: 100 }, note: "Fine" },
  ]);
});

test("rows with “yes” under Consumed count as held until the user decides", () => {
  const table = "Wine,Producer,Quantity,Consumed\nA,B,2,yes\nC,D,1,no";
  const held = (answers: Parameters<typeof readTexts>[1]) =>
    readTexts([table], answers).wines.flatMap(({ lots }) => lots.map(({ bottles }) => bottles));

  expect(readTexts([table]).questions).toMatchObject([{ kind: "ticks" }]);
  expect(held({})).toEqual([2, 1]);
  expect(held({ ticks: "gone" })).toEqual([1]);
});

test("rows with different regions are separate wines until the user joins them", () => {
  const table = "Wine,Producer,Vintage,Region,Quantity\nA,B,2015,Rhône,2\nA,B,2015,Provence,3";
  const reading = readTexts([table]);

  expect(reading.wines).toHaveLength(2);
  expect(reading.unsure).toMatchObject([{ title: "B A 2015", fields: ["region"] }]);
  const areOne = reading.unsure.map(({ key }) => key);
  expect(theWine(readTexts([table], { areOne })).lots).toMatchObject([{ bottles: 5 }]);
});

test("without a name column, only identical rows are one wine", () => {
  const { wines } = readTexts([
    "Producer,Vintage,Type,Varietal,Quantity\nA,2015,Red,Syrah,1\nA,2015,White,Rolle,2\nA,2015,Red,Syrah,4",
  ]);

  expect(wines.map(({ lots }) => lots[0]?.bottles)).toEqual([5, 2]);
});

test("barcodes beyond a wine's limit are kept as text", () => {
  const codes = Array.from({ length: 14 }, (_, n) => String(40_000_000 + n));
  const { facts } = theWine(
    readTexts([`Wine,Producer,Quantity,Barcodes\nA,B,1,${codes.join(" ")}`]),
  );

  expect(facts.barcodes).toHaveLength(10);
  expect(facts.extraFields).toContain(codes[13]);
});

test("purchase ids are kept as text if another table counts the bottles", () => {
  const reading = readTexts([
    "BottleState,iWine,BottleSize,Wine\n1,7,750ml,A",
    "iPurchase,iWine,Remaining,Wine\n4711,7,1,A",
  ]);

  expect(theWine(reading).facts.extraFields).toContain('["iPurchase","4711"]');
});
