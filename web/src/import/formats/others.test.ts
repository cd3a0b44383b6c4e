import { expect, test } from "vitest";
import { extraRowsIn } from "../../rules/cellar/extraFields.ts";
import { openFiles } from "../files/openFiles.ts";
import { readFiles } from "../wines/readFiles.ts";
import { aTable, bottlesOf, readTexts, theWine } from "../files/testFiles.ts";

const VIVINO =
  "Winery,Wine name,Vintage,Region,Country,Regional wine style,Average rating,Wine type,Link to wine";
const CELLAR = `${VIVINO},User cellar count`;
const SCANS = `${VIVINO},Scan date,Scan/Review Location,Your rating,Your review,Personal Note,Drinking Window`;
const PRICES = `${SCANS},Wine price`;
const BARCA = {
  Winery: "Casa Ferreirinha",
  "Wine name": "Barca Velha",
  Vintage: "2011",
  Region: "Douro",
  Country: "Portugal",
  "Wine type": "Red Wine",
  "Link to wine": "https://www.vivino.com/wines/1",
};

test("rows of Vivino's files are joined by their wine links", () => {
  const reading = readTexts([
    aTable(CELLAR, [{ ...BARCA, "User cellar count": "2" }]),
    aTable(SCANS, [
      { ...BARCA, "Scan date": "2024-01-02 10:00:00", "Drinking Window": "2026 2034" },
    ]),
    aTable(PRICES, [{ ...BARCA, "Scan date": "2024-01-02 10:00:00", "Wine price": "BRL 56" }]),
  ]);

  const wine = theWine(reading);
  expect(wine.facts).toMatchObject({ name: "Barca Velha", drinkFrom: 2026, drinkTo: 2034 });
  expect(wine.lots).toMatchObject([{ bottles: 2, price: { minor: 5600, currency: "BRL" } }]);
});

test("Vivino's cellar count is imported, even from a list with wishlist dates", () => {
  const header = `${SCANS},Wishlisted date,Cellar count`;
  const scan = { ...BARCA, "Scan date": "2020-01-02 10:00:00", "Your rating": "4.5" };
  const reading = readTexts([aTable(header, [{ ...scan, "Cellar count": "3" }])]);

  expect(bottlesOf(reading)).toEqual({ held: 3, ordered: 0 });
  expect(reading.events).toMatchObject([{ rating: { value: 4.5, scale: 5 } }]);
});

test("a Vivino wishlist wine keeps its listing date and gets no bottles", () => {
  const header = `${VIVINO},Wishlisted date,Personal Note`;
  const reading = readTexts([
    aTable(header, [
      { ...BARCA, "Wishlisted date": "2024-01-02 10:00:00", "Personal Note": "Ada" },
    ]),
  ]);

  expect(bottlesOf(reading)).toEqual({ held: 0, ordered: 0 });
  const { notes, extraFields } = theWine(reading).facts;
  expect(notes).toBe("Ada");
  expect(extraFields).toContain('["Wishlisted date","2024-01-02 10:00:00"]');
});

test("a wine that was only scanned with Vivino gets no bottles", () => {
  const reading = readTexts([aTable(SCANS, [{ ...BARCA, "Scan date": "2024-01-02 10:00:00" }])]);

  expect(bottlesOf(reading)).toEqual({ held: 0, ordered: 0 });
});

test("Vivino's 8888 means non-vintage, 9999 unknown vintage; mentions become names", () => {
  const review = "Superb @[1|42|Ana Lima] 🍷";
  const reading = readTexts([
    aTable(SCANS, [
      { ...BARCA, Vintage: "8888", "Your review": review },
      { ...BARCA, Vintage: "9999", "Link to wine": "https://www.vivino.com/wines/2" },
    ]),
  ]);

  expect(reading.wines[0]?.facts).toMatchObject({ nonVintage: true, notes: "Superb Ana Lima 🍷" });
  expect(reading.wines[1]?.facts).not.toHaveProperty("vintage");
});

test("a price without a currency gets the currency that the user chooses", () => {
  const table = aTable(PRICES, [{ ...BARCA, "Wine price": "42.50", "Scan date": "2024-01-02" }]);
  const withCount = table
    .replace("Wine price", "Wine price,Cellar count")
    .replace("42.50", "42.50,1");

  expect(readTexts([withCount]).questions).toEqual([{ kind: "currency", examples: ["42.50"] }]);
  const [lot] = theWine(readTexts([withCount], { currency: "GBP" })).lots;
  expect(lot?.price).toEqual({ minor: 4250, currency: "GBP" });
});

test("Vinocell's bottles are read from a tab-separated UTF-16 file", () => {
  const text = aTable(
    "Winery,Name,Year,Country,Region,Category,Grapes,Volume,Cellar,Shelf,Bottle number,Provider,Input date,Input price,Input currency",
    [
      {
        Winery: "Guigal",
        Name: "La Turque",
        Year: "2015",
        Category: "Rouge",
        Volume: "0,75 l",
        Cellar: "Cave",
        Shelf: "2",
        "Bottle number": "7",
        "Input price": "350,00",
        "Input currency": "EUR",
      },
    ],
    "\t",
  );
  const utf16 = Uint16Array.from(`\ufeff${text}`, (character) => character.charCodeAt(0));

  const wine = theWine(
    readFiles(openFiles([{ name: "b.txt", bytes: new Uint8Array(utf16.buffer) }]), {}),
  );

  expect(wine.facts).toMatchObject({ type: "Red Wine", vintage: 2015 });
  expect(wine.lots).toMatchObject([
    {
      bottles: 1,
      millilitres: 750,
      position: "2",
      price: { minor: 35_000, currency: "EUR" },
    },
  ]);
});

test("two columns with the same heading are both kept", () => {
  const header = "Winery,Name,Year,Category,Hue,Cork,Pro Ratings,Pro Ratings";
  const wine = theWine(
    readTexts([`${header}\nGuigal,La Turque,2015,Rouge,dark,natural,2,Parker 98; Suckling 97`]),
  );

  const cells = extraRowsIn(wine.facts.extraFields ?? null).flatMap((row) => row.cells);
  expect(cells.filter(([heading]) => heading === "Pro Ratings")).toEqual([
    ["Pro Ratings", "2"],
    ["Pro Ratings", "Parker 98; Suckling 97"],
  ]);
});

test("the columns of Ploc's French wine table are guessed from headings", () => {
  const text = "Nom du vin;Millésime;Couleur;Stock;Producteur\nLa Turque;2015;Rouge;6;Guigal";
  const [opened] = openFiles([{ name: "vins.csv", bytes: new TextEncoder().encode(text) }]);

  expect(opened).toMatchObject({
    kind: "unknown-table",
    guesses: ["name", "vintage", "type", "bottles", "producer"],
  });
});

test("Ploc's rack table places the bottles that its wine table counts", () => {
  const cos = { "Wine name": "Cos", Vintage: "2010", IdVin: "abc" };
  const reading = readTexts([
    aTable("Name,Row,Column,Wine name,Vintage,IdVin", [
      { ...cos, Name: "Left", Row: "1", Column: "2" },
      { ...cos, Name: "Left", Row: "2", Column: "12" },
      { Name: "Left", Row: "2", Column: "13" },
      { ...cos, Name: "Box", Row: "top", Column: "1" },
    ]),
    aTable("Wine name,Vintage,Stock,Bottle format,Apogee,IdVin", [
      { ...cos, Stock: "6", "Bottle format": "37.5 cl", IdVin: "ABC" },
    ]),
    aTable("Date,Wine name,Vintage,Purchase,Consumption,Unit price,IdVin", [
      { ...cos, Date: "04/03/2020", Consumption: "1" },
    ]),
  ]);

  const { lots, facts } = theWine(reading);
  const [left, box] = reading.places;
  expect(lots).toMatchObject([
    { bottles: 3, placeId: null, position: null, millilitres: 375 },
    { bottles: 2, placeId: left?.id, position: "A2, B12", millilitres: 375 },
    { bottles: 1, placeId: box?.id, position: "top, 1", millilitres: 375 },
  ]);
  expect(facts.extraFields).toContain('["Date","04/03/2020"],["Consumption","1"]');
});

test("a rack table imported without a wine table adds its bottles", () => {
  const row = { "Wine name": "Cos", Vintage: "2010", IdVin: "abc", Name: "Left" };
  const spaces = Array.from({ length: 20 }, (_, n) => ({
    ...row,
    Row: "1",
    Column: String(n + 1),
  }));
  const reading = readTexts([aTable("Name,Row,Column,Wine name,Vintage,IdVin", spaces)]);

  expect(bottlesOf(reading)).toEqual({ held: 20, ordered: 0 });
  expect(theWine(reading).lots.map(({ bottles }) => bottles)).toEqual([12, 8]);
});

test("Vinocell's bottles with an output date count as removed and keep all facts", () => {
  const reading = readTexts([
    aTable("Winery,Name,Year,Output date,Output comment,Provider", [
      {
        Winery: "Guigal",
        Name: "La Turque",
        Year: "2015",
        "Output date": "04/03/2020",
        Provider: "Nicolas",
      },
    ]),
  ]);

  expect(reading.gone).toBe(1);
  expect(bottlesOf(reading)).toEqual({ held: 0, ordered: 0 });
  expect(theWine(reading).facts.extraFields).toContain(
    '["Output date","04/03/2020"],["Provider","Nicolas"]',
  );
});

test("Ploc's drinking window “2025/2029” is read as two years", () => {
  const reading = readTexts([
    aTable(
      "Wine name,Vintage,Color,Stock,Producer,Country,Region,Grapes,Bottle format,Apogee,IdVin",
      [
        {
          "Wine name": "Cos",
          Vintage: "2010",
          Color: "Sweet",
          Stock: "6",
          Grapes: "80% Cabernet Sauvignon,18% Merlot",
          "Bottle format": "75 cl",
          Apogee: "2025/2029",
          IdVin: "AbC",
        },
      ],
      ";",
    ),
  ]);

  expect(theWine(reading).facts).toMatchObject({
    type: "Dessert Wine",
    drinkFrom: 2025,
    drinkTo: 2029,
    varietal: "80% Cabernet Sauvignon,18% Merlot",
  });
  expect(bottlesOf(reading)).toEqual({ held: 6, ordered: 0 });
});

test("Oeno's bottle list below the cabinets is read without drunk bottles", () => {
  const bottles = aTable(
    "Bottle ID,Cabinet ID,Layer ID,Slot,Bottle Size Liters,Wine Year,Wine Type,Wine Title,Wine Winery,Consumed On",
    [
      {
        "Bottle ID": "1",
        "Cabinet ID": "null",
        "Bottle Size Liters": "1.5",
        "Wine Title": "Grange",
        "Wine Winery": "Penfolds",
        "Wine Type": "Red",
        "Wine Year": "old",
        "Consumed On": "null",
      },
      {
        "Bottle ID": "2",
        "Bottle Size Liters": "0.75",
        "Wine Title": "Grange",
        "Wine Winery": "Penfolds",
        "Consumed On": "2024-01-01",
      },
    ],
  );
  const reading = readTexts([`Cabinet ID,label,brand\n1,Kitchen,Vintec\n\n${bottles}`]);

  expect(bottlesOf(reading)).toEqual({ held: 1, ordered: 0 });
  expect(theWine(reading).lots).toMatchObject([{ millilitres: 1500, position: null }]);
  expect(reading.doubts).toEqual([
    { where: { file: "1.csv", line: 5 }, sentence: "“old” is not a vintage" },
  ]);
});

test("a Cavea entry without an exit date is one bottle", () => {
  const reading = readTexts([
    aTable(
      "id,Domain,Appellation,Vintage,Colour,Cru,Volume,Location,Entry date,Exit date,Purchase price,Producer",
      [
        {
          id: "1",
          Domain: "Clos Vougeot",
          Vintage: "2012",
          Colour: "Red",
          "Entry date": "25/03/2015",
        },
        {
          id: "2",
          Domain: "Clos Vougeot",
          Vintage: "2012",
          Colour: "Red",
          "Exit date": "26/03/2019",
        },
      ],
      ";",
    ),
  ]);

  expect(bottlesOf(reading)).toEqual({ held: 1, ordered: 0 });
  expect(theWine(reading).lots).toMatchObject([{ boughtOn: "2015-03-25" }]);
});

const SHEET = "Wein,Weingut,Jahrgang,Farbe,Anzahl,Preis,Kaufdatum";

test("the user is asked once each for unclear dates, decimals and currencies", () => {
  const table = aTable(SHEET, [
    {
      Wein: "Scharzhofberger",
      Weingut: "Egon Müller",
      Jahrgang: "2019",
      Farbe: "weiß",
      Anzahl: "6",
      Preis: "1,500",
      Kaufdatum: "3/4/2020",
    },
  ]);
  const reading = readTexts([table]);

  expect(reading.questions).toEqual([
    { kind: "dates", examples: ["3/4/2020"] },
    { kind: "decimal", examples: ["1,500"] },
    { kind: "currency", examples: ["1,500"] },
  ]);
  const open = readTexts([table], { currency: "EUR" });
  expect(theWine(open).lots).toMatchObject([{ price: null }]);
  expect(open.doubts.map(({ sentence }) => sentence)).toContain(
    "The price “1,500” can mean two amounts",
  );
  const answered = readTexts([table], { dates: "dmy", decimal: ".", currency: "EUR" });
  expect(theWine(answered).lots).toMatchObject([
    { bottles: 6, boughtOn: "2020-04-03", price: { minor: 150_000, currency: "EUR" } },
  ]);
  expect(theWine(answered).facts.type).toBe("White Wine");
});

test("one unambiguous row avoids questions about date order or decimal mark", () => {
  const rows = [
    { Wein: "A", Anzahl: "1", Preis: "1.234,50 €", Kaufdatum: "3.4.2020" },
    { Wein: "B", Preis: "12,5 €", Kaufdatum: "25.4.2020" },
  ];
  const reading = readTexts([aTable(SHEET, rows, ";")]);

  expect(reading.questions).toEqual([]);
  expect(reading.wines[0]?.lots).toMatchObject([
    { boughtOn: "2020-04-03", price: { minor: 123_450, currency: "EUR" } },
  ]);
});

test("unreadable values are left out and reported with their row", () => {
  const reading = readTexts([aTable(SHEET, [{ Wein: "A", Jahrgang: "old", Anzahl: "a few" }])]);

  expect(reading.doubts).toEqual([
    { where: { file: "1.csv", line: 2 }, sentence: "“old” is not a vintage" },
    { where: { file: "1.csv", line: 2 }, sentence: "“a few” is not a number of bottles" },
  ]);
  expect(bottlesOf(reading)).toEqual({ held: 0, ordered: 0 });
});
