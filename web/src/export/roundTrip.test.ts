import { strToU8, zipSync } from "fflate";
import fc from "fast-check";
import {
  cellarExportSchema,
  EVENT_KINDS,
  eventBodySchema,
  FLAWS,
  heldBottles,
  KEEPING_METHODS,
  type Lot,
  lotsOf,
  OPENED_MAX,
  type OpenedBottle,
  type Place,
  placeBodySchema,
  plainLot,
  stockOf,
  type Valuation,
  type Wine,
  WINE_TYPES,
  type WineEvent,
  wineBodySchema,
  NOT_RECORDED,
  wishBodySchema,
} from "sync-protocol";
import { expect, test } from "vitest";
import { openFiles } from "../import/files/openFiles.ts";
import { ownExportIn } from "../import/files/ownExport.ts";
import { eventsToCome } from "../import/plan/planEvents.ts";
import { changesOf, photoOf, planImport } from "../import/plan/planImport.ts";
import { type ImportReading, readFiles } from "../import/wines/readFiles.ts";
import { aBody, anEvent, aWine, id, ME } from "../rules/testBuilders.ts";
import { cellarTrackerTable } from "./cellarTrackerTable.ts";
import { csvOf } from "./csv.ts";
import { CELLAR_JSON, exportFiles } from "./exportFiles.ts";
import { winesTable } from "./exportTables.ts";
import { CHOICES, importedHere } from "./testCellar.ts";

// Spec 10.73
test("a cellar is unchanged after export, import and another export", () => {
  fc.assert(
    fc.property(cellars(), fc.uniqueArray(events(), EACH_ONCE), (wines, drafts) => {
      const events = drafts.map((event, n) => ({ ...event, wineId: wines[n]?.id ?? event.wineId }));
      const first = jsonOf(wines);
      const zip = zipSync(exportFiles({ wines, places: PLACES, events, photos: [], now: 0 }));

      const reading = readFiles(openFiles([{ name: "a.zip", bytes: zip }]), {});
      const plan = planImport(reading.wines, [], { choices: CHOICES, year: 2026 });
      const here = { plan, choices: CHOICES, knownEvents: new Set<string>() };
      expect(eventsToCome(reading, here)).toMatchObject({
        coming: events,
        updated: [],
        leftOut: 0,
      });
      expect(wines.filter(({ id: wineId }) => !reading.fullHistoryIds.has(wineId))).toEqual([]);
      expect(reading.places).toEqual(PLACES);
      const there = importedHere(reading);

      expect(jsonOf(there)).toEqual(first);
    }),
    { numRuns: 50 },
  );
});

test("an export contains the cellar's name, which the import ignores", () => {
  const content = { wines: [aWine()], places: [], events: [], photos: [], now: 0 };

  const files = exportFiles({ ...content, cellar: "Holiday house" });

  const json = cellarExportSchema.parse(JSON.parse(new TextDecoder().decode(files[CELLAR_JSON])));
  expect(json.cellar).toBe("Holiday house");
  expect(
    readFiles(openFiles([{ name: "a.json", bytes: files[CELLAR_JSON] ?? new Uint8Array() }]), {})
      .wines,
  ).toHaveLength(1);
});

test("[T1] the import reads the wishes of an export", () => {
  const photo = "data:image/jpeg;base64,AAAA";
  const wishes = [{ ...wishBodySchema.parse({ name: "Pol Roger", photo }), id: id(9) }];
  const zip = zipSync(
    exportFiles({ wines: [aWine()], places: [], events: [], wishes, photos: [], now: 0 }),
  );

  const reading = readFiles(openFiles([{ name: "a.zip", bytes: zip }]), {});

  expect(reading.wishes).toEqual(wishes);
  expect(reading.wines).toHaveLength(1);
});

test("importing an unpacked export's files adds each wine only once", () => {
  const wines = [aWine({ name: "Barolo", quantity: 3 })];
  const files = exportFiles({ wines, places: PLACES, events: [anEvent(1)], photos: [], now: 0 });
  const given = Object.entries(files).map(([path, bytes]) => ({
    name: path.split("/").at(-1) ?? path,
    bytes,
  }));

  const { wines: drafts, events } = readFiles(openFiles(given.toReversed()), {});

  expect(drafts.map(({ wineId }) => wineId)).toEqual(wines.map((wine) => wine.id));
  expect(events).toHaveLength(1);
});

test("the import reads a wine's photo and clears the wine's old photo path", () => {
  const photoUrl = `/objects/uploads/${aWine().id}`;
  const photos = [{ path: photoUrl, jpeg: Uint8Array.of(0xff, 0xd8, 0xff) }];
  const zip = zipSync(
    exportFiles({ wines: [aWine({ photoUrl })], places: [], events: [], photos, now: 0 }),
  );

  const { wines: drafts } = readFiles(openFiles([{ name: "a.zip", bytes: zip }]), {});
  const [planned] = planImport(drafts, [], { choices: CHOICES, year: 2026 });

  expect(planned && photoOf(planned, CHOICES)).toEqual(Uint8Array.of(0xff, 0xd8, 0xff));
  expect(planned && changesOf(planned, CHOICES)).toMatchObject([{ body: { photoUrl: null } }]);
});

// Spec 10.44
test("the import reads an event's photo and clears the event's old photo path", () => {
  const photoUrl = `/objects/uploads/${aWine().id}`;
  const photos = [{ path: photoUrl, jpeg: Uint8Array.of(0xff, 0xd8, 0xff) }];
  const events = [anEvent(1, { photoUrl }), anEvent(2)];
  const zip = zipSync(exportFiles({ wines: [], places: [], events, photos, now: 0 }));

  const reading = readFiles(openFiles([{ name: "a.zip", bytes: zip }]), {});
  const here = { plan: [], choices: CHOICES, knownEvents: new Set<string>() };

  expect(reading.eventPhotos).toEqual(new Map([[id(1), Uint8Array.of(0xff, 0xd8, 0xff)]]));
  expect(eventsToCome(reading, here).coming).toMatchObject([anEvent(1), anEvent(2)]);
});

test("[H11] the import keeps author names if events have several authors", () => {
  const anna = { id: id(71), name: "Anna" };
  const bob = { id: id(72), name: "Bob" };
  const events = [
    anEvent(1, { author: anna }),
    anEvent(2, { author: bob }),
    anEvent(3, { author: null }),
  ];
  const exported = { exportedAt: "2026-01-01", wines: [], events };

  expect(ownExportIn(exported)?.events).toMatchObject([
    { author: anna, authorName: "Anna" },
    { author: bob, authorName: "Bob" },
    { author: null, authorName: null },
  ]);
});

test("[H12] imported impressions and their event keep their different authors", () => {
  const bob = { id: id(72), name: "Bob" };
  const impressions = [{ author: bob, rating: { value: 17, scale: 20 } as const, note: "Tar" }];
  const events = [anEvent(1, { author: { id: id(71), name: "Anna" }, impressions })];
  const zip = zipSync(exportFiles({ wines: [], places: [], events, photos: [], now: 0 }));

  const reading = readFiles(openFiles([{ name: "a.zip", bytes: zip }]), {});
  const here = { plan: [], choices: CHOICES, knownEvents: new Set<string>() };

  expect(eventsToCome(reading, here).coming).toMatchObject([{ impressions, authorName: "Anna" }]);
});

test("an event from an older export without impressions is imported", () => {
  const { impressions, ...older } = anEvent(1);

  const own = ownExportIn({ exportedAt: "2026-01-01", wines: [], events: [older] });

  expect(own).toMatchObject({ events: [{ ...older, impressions }], unreadableEvents: 0 });
});

test("[H11] the import omits the author if all events have the same author", () => {
  const events = [
    anEvent(1, { author: { id: id(71), name: "Anna" } }),
    anEvent(2, { author: { id: id(71), name: "Ann" } }),
  ];

  const own = ownExportIn({ exportedAt: "2026-01-01", wines: [], events });

  expect(own?.events).toMatchObject([{ authorName: null }, { authorName: null }]);
});

test("an event from an older export without photos is imported", () => {
  const { photoUrl, ...older } = anEvent(1);
  const own = ownExportIn({ exportedAt: "2026-01-01", wines: [], events: [older] });

  expect(own).toMatchObject({ events: [{ ...older, photoUrl }], unreadableEvents: 0 });
});

test("importing a cellar's export into the same cellar changes nothing", () => {
  fc.assert(
    fc.property(cellars(), (wines) => {
      const { [CELLAR_JSON]: bytes = strToU8("") } = exportFiles({
        wines,
        places: PLACES,
        events: [],
        photos: [],
        now: 0,
      });
      const { wines: drafts } = readFiles(openFiles([{ name: "a.json", bytes }]), {});
      const known = wines.map((wine) => ({ wine }));

      const plan = planImport(drafts, known, { choices: CHOICES, year: 2026 });

      expect(plan.filter(({ kind }) => kind !== "known")).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

// Spec 10.100
test("events are exported as JSON and CSV, with CSV formulas as text", () => {
  const [wine, gone] = [aWine({ name: "Barolo" }), id(77)];
  const plain = {
    lotId: null,
    isUncounted: false,
    day: "2026-05-01",
    bottles: -1,
    ...NOT_RECORDED,
  };
  const body = eventBodySchema.parse({
    kind: "drank",
    day: plain.day,
    meal: "Lamb",
    note: "=1+1",
    rating: { value: 92, scale: 100 },
  });
  const events = [wine.id, gone].map((wineId, n) => ({ ...body, ...plain, id: id(n + 1), wineId }));

  const files = exportFiles({ wines: [wine], places: [], events, photos: [], now: 0 });

  const { [CELLAR_JSON]: json, "events.csv": csv } = files;
  const decoded = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
  expect(cellarExportSchema.parse(JSON.parse(decoded(json))).events).toEqual(events);
  const [, first = "", second = ""] = decoded(csv).trim().split("\r\n");
  expect(first).toContain("Barolo");
  expect(first).toContain("2026-05-01,drank,-1,no,,Lamb,,92,100,,'=1+1");
  expect(second).toContain(gone);
});

test("an export has each open bottle's wine, day and storage method", () => {
  const bottle = { id: id(91), day: "2026-05-01", keeping: "vacuum", lotId: null } as const;
  const wine = aWine({ name: "=Barolo", quantity: 2, opened: [bottle] });

  const files = exportFiles({ wines: [wine], places: [], events: [], photos: [], now: 0 });

  const [, row, ...others] = new TextDecoder()
    .decode(files["opened-bottles.csv"])
    .trim()
    .split("\r\n");
  expect(row).toBe(`${bottle.id},${wine.id},,'=Barolo,2016,2026-05-01,vacuum`);
  expect(others).toEqual([]);
});

test("[W14] valuations are exported in whole units of their currency", () => {
  const price = { minor: 15_820, currency: "JPY" };
  const valuation = { id: id(91), day: "2026-05-01", price, millilitres: 750, source: "=Auction" };
  const wine = aWine({ name: "Barolo", valuations: [valuation] });

  const files = exportFiles({ wines: [wine], places: [], events: [], photos: [], now: 0 });

  const [, row] = new TextDecoder().decode(files["valuations.csv"]).trim().split("\r\n");
  expect(row).toBe(`${id(91)},${wine.id},Barolo,2016,2026-05-01,15820,JPY,750,'=Auction`);
});

test("if two exported wines have the same id, only the first is imported", () => {
  const [one, other] = [aWine(), aWine({ name: "Another" })];
  const { [CELLAR_JSON]: bytes = strToU8("") } = exportFiles({
    wines: [one, other],
    places: [],
    events: [],
    photos: [],
    now: 0,
  });

  const reading = readFiles(openFiles([{ name: "a.json", bytes }]), {});

  expect(reading.wines.map(({ facts }) => facts.name)).toEqual([one.name]);
  expect(reading.doubts).toMatchObject([{ where: { file: "a.json", line: 2 } }]);
});

test("importing our CellarTracker table restores wines, bottles, prices and dates", () => {
  fc.assert(
    fc.property(cellars(), (wines) => {
      const { header, rows } = cellarTrackerTable(wines, PLACES);
      fc.pre(rows.length > 0);
      const bytes = strToU8(csvOf(header, rows));
      const reading = readFiles(openFiles([{ name: "Bottles.csv", bytes }]), {});

      const stocked = wines.filter((wine) => lotsOf(wine).some(({ bottles }) => bottles > 0));
      expect(reading.wines.map(summaryOfDraft)).toEqual(stocked.map(summaryOf));
    }),
    { numRuns: 50 },
  );
});

test("exported formulas become plain text, and the import restores the original text", () => {
  const wine = aWine({ name: '=HYPERLINK("http://x")', notes: "-1\nand, more", lots: [] });
  const { header, rows } = cellarTrackerTable([{ ...wine, quantity: 1 }], []);

  const text = csvOf(header, rows);

  expect(text.startsWith("\ufeff")).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(csvOf(winesTable([wine]).header, winesTable([wine]).rows)).toContain(`"'-1\nand, more"`);
  const reading = readFiles(openFiles([{ name: "a.csv", bytes: strToU8(text) }]), {});
  expect(reading.wines[0]?.facts.name).toBe('=HYPERLINK("http://x")');
});

const PLACES: readonly Place[] = [
  { id: id(801), ...placeBodySchema.parse({ name: "Home", kind: "room" }) },
  { id: id(802), ...placeBodySchema.parse({ name: "=Rack", parentId: id(801), rows: 8 }) },
];

function jsonOf(wines: readonly Wine[]): unknown {
  const { [CELLAR_JSON]: bytes } = exportFiles({
    wines,
    places: PLACES,
    events: [],
    photos: [],
    now: 0,
  });
  return cellarExportSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

function summaryOf({ name, producer, vintage, nonVintage, type, drinkFrom, ...wine }: Wine) {
  const lots = lotsOf(wine).filter(({ bottles }) => bottles > 0);
  return {
    facts: [
      oneLine(name),
      oneLine(producer),
      nonVintage ? "NV" : vintage,
      type,
      drinkFrom ?? undefined,
    ],
    held: heldBottles(lots),
    lots: new Set(lots.map(detailsOf)),
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function summaryOfDraft({ facts, lots }: ImportReading["wines"][number]) {
  const { name, producer, vintage, nonVintage, type, drinkFrom } = facts;
  return {
    facts: [name, producer, nonVintage ? "NV" : vintage, type, drinkFrom],
    held: heldBottles(lots),
    lots: new Set(lots.map(detailsOf)),
  };
}

function detailsOf({ millilitres, position, state, boughtOn, shop, price, note }: Lot): string {
  return JSON.stringify([millilitres, position, state, boughtOn, shop, price, note]);
}

function cellars(): fc.Arbitrary<readonly Wine[]> {
  return fc.uniqueArray(wines(), { maxLength: 4, selector: (wine) => wine.id });
}

const EACH_ONCE = { maxLength: 6, selector: ({ id: eventId }: WineEvent) => eventId };

function events(): fc.Arbitrary<WineEvent> {
  const line = fc.option(fc.constantFrom("Lamb", "=1+1", 'with "Bo"', "two\nlines"));
  return fc
    .record({
      id: fc.uuid(),
      wineId: fc.uuid(),
      lotId: fc.option(fc.uuid()),
      bottles: fc.integer({ min: -12, max: 12 }),
      isUncounted: fc.boolean(),
      kind: fc.constantFrom(...EVENT_KINDS),
      day: fc.constantFrom("2019-12-31", "2026-05-01"),
      occasion: line,
      meal: line,
      company: line,
      rating: fc.option(fc.constantFrom({ value: 17.5, scale: 20 }, { value: 92, scale: 100 })),
      flaw: fc.option(fc.constantFrom(...FLAWS)),
      note: line,
      price: fc.option(fc.constantFrom({ minor: 1250, currency: "EUR" })),
    })
    .map(({ id: eventId, wineId, lotId, bottles, isUncounted, ...body }) => {
      const kept = { ...NOT_RECORDED, id: eventId, wineId, lotId, bottles, isUncounted };
      return { ...eventBodySchema.parse(body), ...kept };
    });
}

function wines(): fc.Arbitrary<Wine> {
  const line = fc.string({ minLength: 1, maxLength: 20 }).map((text) => `x${text}x`);
  const base = fc.record({
    id: fc.uuid(),
    bottleId: fc.uuid(),
    isArchived: fc.boolean(),
    name: fc.oneof(line, fc.constantFrom('12" of "it"', "=1+1", "a,b;c\td", "two\nlines")),
    producer: line,
    vintage: fc.integer({ min: 1900, max: 2026 }),
    nonVintage: fc.boolean(),
    type: fc.constantFrom(...WINE_TYPES),
    notes: fc.option(line),
    tags: fc.uniqueArray(line, { maxLength: 3 }),
    drinkFrom: fc.option(fc.integer({ min: 2000, max: 2020 })),
    drinkTo: fc.option(fc.integer({ min: 2021, max: 2040 })),
    alcohol: fc.option(fc.constantFrom(0.5, 12.5, 14)),
    barcodes: fc.constantFrom([], ["810910020858"]),
    extraFields: fc.option(
      fc.constantFrom("by hand", '[{"table":"Ploc, wines","cells":[["Note","=17"]]}]'),
    ),
  });
  const stock = fc.tuple(fc.array(lots(), { maxLength: 4 }), fc.nat(12), openBottles());
  return fc.tuple(base, stock, valuationsOf()).map(([fields, [more, few, open], valuations]) => {
    const { id: wineId, bottleId, isArchived, ...facts } = fields;
    const own = more.map((lot, n) =>
      n === 0 ? { ...lot, id: bottleId, state: "held" as const, arrivesOn: null } : lot,
    );
    const held = stockOf(bottleId, own.length > 0 ? own : [plainLot(bottleId, few)]);
    const opened = open.slice(0, held.quantity);
    const body = wineBodySchema.parse({ ...aBody(), ...facts, ...held, opened, valuations });
    return { ...body, id: wineId, bottleId, isArchived, userId: ME };
  });
}

/** Open bottles. The lot of some bottles no longer exists. */
function openBottles(): fc.Arbitrary<readonly OpenedBottle[]> {
  const bottle = fc.record({
    id: fc.uuid(),
    day: fc.constantFrom("2026-04-30", "2026-05-01"),
    keeping: fc.constantFrom(...KEEPING_METHODS),
    lotId: fc.option(fc.uuid()),
  });
  return fc.uniqueArray(bottle, { maxLength: OPENED_MAX, selector: ({ id }) => id });
}

function valuationsOf(): fc.Arbitrary<readonly Valuation[]> {
  const valuation = fc.record({
    id: fc.uuid(),
    day: fc.constantFrom("2025-05-01", "2026-05-01"),
    price: fc.record({
      minor: fc.integer({ min: 0, max: 9_999_999 }),
      currency: fc.constantFrom("EUR", "JPY"),
    }),
    millilitres: fc.constantFrom(750, 1500),
    source: fc.option(fc.constantFrom("Auction", "=1+1")),
  });
  return fc.uniqueArray(valuation, { maxLength: 3, selector: ({ id }) => id });
}

function lots(): fc.Arbitrary<Lot> {
  const text = fc.option(fc.constantFrom("Rack 2", "+1, left", 'the "deep" one'));
  const day = fc.option(fc.constantFrom("2020-03-04", "2019-12-31"));
  const lotFields = fc.record({
    id: fc.uuid(),
    bottles: fc.nat(6),
    millilitres: fc.constantFrom(375, 750, 1500),
    state: fc.constantFrom("held" as const, "ordered" as const),
    position: text,
    placeId: fc.option(fc.constantFrom(...PLACES.map(({ id }) => id))),
    boughtOn: day,
    shop: text,
    price: fc.option(
      fc.record({
        minor: fc.integer({ min: 1, max: 9_999_999 }),
        currency: fc.constantFrom("EUR", "JPY"),
      }),
    ),
    note: text,
  });
  return lotFields.map((lot) => ({ ...plainLot(lot.id, lot.bottles), ...lot }));
}
