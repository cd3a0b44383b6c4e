import { expect, test } from "vitest";
import { extraRowsIn } from "../../rules/cellar/extraFields.ts";
import { openFiles } from "../files/openFiles.ts";
import { eventsToCome } from "../plan/planEvents.ts";
import { type Choices, planImport } from "../plan/planImport.ts";
import { readFiles } from "../wines/readFiles.ts";
import { aFile, aTable, readTexts, realExport, theWine } from "../files/testFiles.ts";

const CONSUMED =
  "iConsumed,iWine,Consumed,ShortType,NativePrice,NativePriceCurrency,NativeRevenue,NativeRevenueCurrency,ConsumptionNote,Vintage,Wine";
const NOTES = "iNote,iWine,Vintage,Wine,TastingDate,Rating,TastingNotes,Defective,EventTitle";
const YQUEM = { iWine: "1367113", Vintage: "2011", Wine: "Château d'Yquem" };

// Spec 10.106
test("a bottle's removal in two CellarTracker tables is recorded once", () => {
  const eventsOf = (...tables: string[]) => readFiles(openFiles(tables.map(realExport)), {}).events;

  const events = eventsOf("consumed");

  expect(events).toMatchObject([
    {
      kind: "drank",
      day: "2020-05-21",
      bottles: -1,
      isUncounted: true,
      note: "Excellent!",
      price: { minor: 23_000, currency: "EUR" },
    },
    { kind: "drank", day: "2020-05-01", note: "Absolutely fantastic wine!" },
  ]);
  const ids = new Set(events.map(({ id }) => id));
  for (const tables of [["bottles"], ["bottles", "consumed"], ["consumed", "list"]]) {
    expect(new Set(eventsOf(...tables).map(({ id }) => id)), tables.join()).toEqual(ids);
  }
});

test("CellarTracker's gifts and sales are recognized; other reasons stay in the note", () => {
  const gone = { ...YQUEM, Consumed: "5/21/2020", NativePrice: "230", NativePriceCurrency: "EUR" };
  const { events } = readTexts([
    aTable(CONSUMED, [
      { ...gone, iConsumed: "1", ShortType: "Gave away" },
      {
        ...{ ...gone, iConsumed: "2", ShortType: "Sold", ConsumptionNote: "To A&amp;B" },
        ...{ NativeRevenue: "300", NativeRevenueCurrency: "USD" },
      },
      { ...gone, iConsumed: "3", ShortType: "Traded", ConsumptionNote: "For a Pétrus" },
    ]),
  ]);

  expect(events).toMatchObject([
    { kind: "gave", note: null, price: { minor: 23_000, currency: "EUR" } },
    { kind: "sold", note: "To A&B", price: { minor: 30_000, currency: "USD" } },
    { kind: "corrected", note: "Traded: For a Pétrus" },
  ]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(3);
});

test("a newer export with a second bottle drunk that day adds one event", () => {
  const gone = { ...YQUEM, iConsumed: "1", Consumed: "5/21/2020" };
  const before = readTexts([aTable(CONSUMED, [gone])]).events;
  const after = readTexts([aTable(CONSUMED, [gone, { ...gone, iConsumed: "2" }])]).events;

  expect(after.map(({ id }) => id)).toEqual([before[0]?.id, expect.anything()]);
});

test("each removal in two exports with equal file names is recorded once", () => {
  const gone = { ...YQUEM, iConsumed: "1", Consumed: "5/21/2020" };
  const texts = [[gone], [gone, { ...gone, iConsumed: "2", Consumed: "6/1/2021" }]].map((rows) =>
    aFile(aTable(CONSUMED, rows), "Consumed.csv"),
  );

  const { events } = readFiles(openFiles(texts), {});

  expect(events.map(({ day }) => day)).toEqual(["2020-05-21", "2021-06-01"]);
});

test("only a dated tasting note becomes an event", () => {
  const note = { ...YQUEM, TastingNotes: "Excellent!", Rating: "97" };
  const reading = readTexts([
    aTable(NOTES, [
      { ...note, iNote: "7", TastingDate: "5/21/2020", EventTitle: "Birthday" },
      { ...note, iNote: "8", TastingDate: "5/22/2021", Defective: "True", Rating: "0" },
      { ...note, iNote: "9", TastingNotes: "Undated." },
    ]),
  ]);

  expect(reading.events).toMatchObject([
    {
      kind: "tasted",
      day: "2020-05-21",
      bottles: 0,
      note: "Excellent!",
      rating: { value: 97, scale: 100 },
      occasion: "Birthday",
    },
    { day: "2021-05-22", flaw: "other", rating: null },
  ]);
  const { notes, extraFields = null } = theWine(reading).facts;
  expect(notes).toBe("Undated.");
  expect(extraRowsIn(extraFields).flatMap(({ cells }) => cells)).toContainEqual(["Rating", "97"]);
});

test("a Vivino rating in two lists is recorded once, out of five", () => {
  const header =
    "Winery,Wine name,Vintage,Region,Country,Wine type,Link to wine,Scan date,Your rating,Your review";
  const scan = {
    ...{ Winery: "Ferreirinha", "Wine name": "Barca Velha", "Link to wine": "https://v.com/1" },
    ...{ "Scan date": "2024-01-02 10:00:00", "Your rating": "4.5" },
    "Your review": "Superb @[1|42|Ana Lima]",
  };
  const { events } = readTexts([
    aTable(header, [scan, { ...scan, "Your rating": "", "Your review": "" }]),
    aTable(`${header},Wine price`, [{ ...scan, "Wine price": "EUR 56" }]),
  ]);

  expect(events).toMatchObject([
    {
      kind: "tasted",
      day: "2024-01-02",
      rating: { value: 4.5, scale: 5 },
      note: "Superb Ana Lima",
    },
  ]);
});

test("the user is asked once for an unclear scale of ratings", () => {
  const header = "Winery,Name,Year,Output date,Output type,Recipient,Last rating";
  const gone = { Winery: "Guigal", Name: "La Turque", "Output date": "2020-03-04" };
  const table = aTable(header, [
    { ...gone, "Output type": "Offert", Recipient: "Bo", "Last rating": "17,5" },
  ]);

  const open = readTexts([table]);

  expect(open.questions).toEqual([{ kind: "scale", examples: ["17,5"] }]);
  expect(open.doubts).toMatchObject([{ sentence: "The rating “17,5” has no scale" }]);
  expect(readTexts([table], { scale: 20 }).events).toMatchObject([
    { kind: "gave", company: "Bo", rating: { value: 17.5, scale: 20 } },
  ]);
  const settled = readTexts([aTable(header, [{ ...gone, "Last rating": "92" }])]);
  expect(settled.questions).toEqual([]);
  expect(settled.events).toMatchObject([{ rating: { value: 92, scale: 100 } }]);
});

const BOUGHT = { "Unit price": "45.50", Currency: "€", Vendor: "Nicolas" };

test("Ploc's purchases are recorded as additions, its consumptions as removals", () => {
  const row = { "Wine name": "Cos", Vintage: "2010", IdVin: "abc" };
  const reading = readTexts([
    aTable(
      "Date,Wine name,Vintage,Purchase,Consumption,Unit price,Selling price,Currency,Opportunity,Vendor,Comments,IdVin",
      [
        { ...row, Date: "25/03/2020", Consumption: "2", Opportunity: "Easter", Comments: "Ripe" },
        { ...row, ...BOUGHT, Date: "25/03/2019", Purchase: "6", Consumption: "0" },
        { ...row, ...BOUGHT, Date: "26/03/2019", Purchase: "1", Consumption: "1" },
      ],
    ),
  ]);

  const price = { minor: 4550, currency: "EUR" };
  expect(reading.events).toMatchObject([
    { kind: "drank", day: "2020-03-25", bottles: -2, occasion: "Easter", note: "Ripe" },
    { kind: "added", day: "2019-03-25", bottles: 6, price, isUncounted: true },
    { kind: "drank", day: "2019-03-26", bottles: -1, price: null },
  ]);
  expect(reading.gone).toBe(2);
  expect(reading.wines).toMatchObject([{ lots: [] }]);
  const extraFields = reading.wines[0]?.facts.extraFields;
  expect(extraFields).toContain('["Vendor","Nicolas"]');
  expect(extraFields).toContain('["Purchase","1"]');
});

test("Cellarion's consumed bottles keep their reason and rating scale", () => {
  const bottle = {
    ...{ wineName: "Pape", producer: "Beaucastel", vintage: "2010", bottleSize: "750ml" },
    ...{ consumedAt: "2024-05-01T18:00:00.000Z", consumedReason: "gifted", consumedNote: "To Bo" },
    ...{ consumedRating: 18, consumedRatingScale: "20" },
  };
  const { events } = readTexts([
    JSON.stringify({ schema: "cellarion-export@1", cellars: [{ bottles: [bottle] }] }),
  ]);

  expect(events).toMatchObject([
    { kind: "gave", day: "2024-05-01", note: "To Bo", rating: { value: 18, scale: 20 } },
  ]);
});

test("drunk bottles in a user's own table become removals with a rating", () => {
  const reading = readTexts([
    aTable("Wine,Winery,Quantity,Drunk on,Rating", [
      {
        Wine: "La Turque",
        Winery: "Guigal",
        Quantity: "2",
        "Drunk on": "2020-03-04",
        Rating: "95",
      },
      { Wine: "La Turque", Winery: "Guigal", Quantity: "3", Rating: "95" },
    ]),
  ]);

  expect(theWine(reading).lots).toMatchObject([{ bottles: 3 }]);
  expect(reading.events).toMatchObject([
    { kind: "drank", day: "2020-03-04", bottles: -2, rating: { value: 95, scale: 100 } },
  ]);
});

test("a rating without a date is kept as text, without a question", () => {
  const reading = readTexts([
    aTable("Wine,Winery,Quantity,Rating", [{ Wine: "La Turque", Quantity: "3", Rating: "17" }]),
  ]);

  expect(reading.questions).toEqual([]);
  expect(reading.extraColumns).toEqual([{ file: "1.csv", heading: "Rating", rows: 1 }]);
  expect(theWine(reading).facts.extraFields).toContain('["Rating","17"]');
});

test("a removal with an unreadable date is reported and kept as text", () => {
  const reading = readTexts([
    aTable(CONSUMED, [{ ...YQUEM, iConsumed: "1", Consumed: "long ago", ConsumptionNote: "Fine" }]),
  ]);

  expect(reading.events).toEqual([]);
  expect(reading.doubts).toEqual([
    { where: { file: "1.csv", line: 2 }, sentence: "“long ago” is not a date" },
  ]);
  const extraRows = extraRowsIn(theWine(reading).facts.extraFields ?? null);
  expect(extraRows.flatMap(({ cells }) => cells)).toContainEqual(["ConsumptionNote", "Fine"]);
});

test("events are imported only with their wines, and only once", () => {
  const reading = readFiles(openFiles([realExport("consumed")]), {});
  const typed = { producer: "Somebody", varietal: "Something" };
  const choices: Choices = {
    ...{
      completions: { all: typed, one: {} },
      like: { all: "leave", one: {} },
      updateChanged: false,
    },
    addEmpty: false,
  };
  const comingWith = (choices: Choices, knownEvents: ReadonlySet<string> = new Set()) => {
    const plan = planImport(reading.wines, [], { choices, year: 2026 });
    return eventsToCome(reading, { plan, choices, knownEvents });
  };

  expect(comingWith(choices)).toMatchObject({ coming: [], leftOut: 2 });
  expect(comingWith({ ...choices, addEmpty: true }).coming).toEqual(reading.events);
  const [first] = reading.events;
  const known = new Set(first && [first.id]);
  expect(comingWith({ ...choices, addEmpty: true }, known)).toMatchObject({
    coming: reading.events.slice(1),
    leftOut: 0,
  });
});
