import fc from "fast-check";
import { type Change, eventsMadeBy, type KeptEvent, type KeptWine, plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { livingEvents } from "../../engine/view/eventsView.ts";
import { type ImportRow, journalOf, journalRows } from "../history/journal.ts";
import { decideHere } from "../../engine/outbox/replay.ts";
import { aBody, aCellarWine, id, ME } from "../testBuilders.ts";
import { countedIn, flowByMonth, flowOf } from "./bottleFlow.ts";
import { cellarYear, yearsIn } from "./cellarYear.ts";
import { bottlesCounted, lotsInState, paidFor } from "./statistics.ts";
import { lookBack, stockOn } from "./stockHistory.ts";
import { timesInCellar } from "./timesInCellar.ts";
import { pastsOf } from "./winePasts.ts";

const TODAY = "2026-11-25";

/** Random seed. The test names contain it, so that a failure can be reproduced. */
const SEED = Math.floor(Math.random() * 2 ** 31);

const lot = fc.record({
  bottles: fc.integer({ min: 1, max: 24 }),
  boughtOn: fc.option(
    fc
      .date({ min: new Date("2009-01-01"), max: new Date(TODAY), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  ),
  price: fc.option(fc.record({ minor: fc.nat(9_000), currency: fc.constant("EUR") })),
  shop: fc.option(fc.constantFrom("Vinatis", "Keller & Sohn")),
  state: fc.constantFrom("held", "held", "held", "ordered"),
});

const CELLARS = fc.array(
  fc.record({
    lots: fc.array(lot, { minLength: 1, maxLength: 5 }),
    /** Number of bottles drunk after the import, from the first lot. */
    drunk: fc.nat(3),
  }),
  { minLength: 1, maxLength: 6 },
);

type Cellar = typeof CELLARS extends fc.Arbitrary<infer Made> ? Made : never;

test(`yearly, monthly and journal sums of any import agree (seed ${String(SEED)})`, () => {
  fc.assert(
    fc.property(CELLARS, (cellar) => {
      const { wines, entries, imported } = importOf(cellar);
      const pasts = pastsOf(wines, entries);
      const years = yearsIn(entries).flatMap((year) => cellarYear(year, entries, pasts) ?? []);
      const months = flowByMonth(entries, pasts);
      const rows = journalRows(entries, () => false);
      const imports = rows.filter((row): row is ImportRow => row.kind === "import");
      const inJournal = imports.flatMap((row) => row.entries);

      expect(imports.length).toBe(imported.bottles > 0 ? 1 : 0);
      expect(sumOf(years.map(({ came }) => came))).toBe(imported.bottles);
      expect(sumOf(months.map(({ came }) => came))).toBe(imported.bottles);
      expect(flowOf(inJournal).came).toBe(imported.bottles);
      expect(sumOf(years.map(({ dateUnknown }) => dateUnknown))).toBe(imported.undated);
      expect(sumOf(years.flatMap(({ spent }) => spent.map(({ minor }) => minor)))).toBe(
        imported.paid,
      );
    }),
    { seed: SEED },
  );
});

test(`after any import a year's final stock is its initial stock plus flow (seed ${String(SEED)})`, () => {
  fc.assert(
    fc.property(CELLARS, (cellar) => {
      const { wines, entries } = importOf(cellar);
      const pasts = pastsOf(wines, entries);
      const held = lotsInState("held", wines);
      const { days } = lookBack(pasts, TODAY);
      const points = stockOn(days, pasts);

      expect(points[0]?.bottles).toBe(bottlesCounted(held));
      expect(points[0]?.paid.unpriced).toBe(paidFor(held).unpriced);
      expect(stockOn(["2008-12-31"], pasts)).toMatchObject([{ bottles: 0, paid: { unpriced: 0 } }]);
      for (const year of yearsIn(entries)) {
        const sums = cellarYear(year, entries, pasts);
        const { came, went } = sums ? countedIn(sums) : { came: 0, went: 0 };
        const ends = [year, year - 1].map((one) => `${String(one)}-12-31`);
        const [end, beginning] = stockOn(ends, pasts).map(({ bottles }) => bottles);
        expect(end).toBe((beginning ?? 0) + came - went);
      }
    }),
    { seed: SEED },
  );
});

test(`after any import each held bottle has a time in the cellar (seed ${String(SEED)})`, () => {
  fc.assert(
    fc.property(CELLARS, (cellar) => {
      const { wines, entries } = importOf(cellar);
      const times = timesInCellar(wines, entries, TODAY);

      const held = lotsInState("held", wines);
      expect(sumOf(times.map(({ bottles }) => bottles.held))).toBe(bottlesCounted(held));
      const unknown = times.find(({ name }) => name === "Date unknown")?.bottles.held ?? 0;
      expect(unknown).toBe(bottlesCounted(held.filter((one) => one.lot.boughtOn === null)));
    }),
    { seed: SEED },
  );
});

function importOf(cellar: Cellar) {
  const wines = new Map<string, KeptWine>();
  const events = new Map<string, KeptEvent>();
  const make = (change: Change, importId?: string) => {
    const before = wines.get(change.wineId);
    const outcome = decideHere(before, change, ME);
    if (outcome.kind !== "changed") return;
    wines.set(change.wineId, outcome.wine);
    const made = { id: id(1_000 + events.size), day: TODAY, change, importId };
    for (const event of eventsMadeBy({ ...made, before, after: outcome.wine })) {
      events.set(event.id, event);
    }
  };
  const held = [];
  for (const [at, { lots: drawnLots, drunk }] of cellar.entries()) {
    const wineId = id(at + 1);
    const lots = drawnLots.map((one, index) => {
      const lotId = id(100 * (at + 1) + index);
      // The first lot of a wine is always held, never on order [L1: first lot].
      const state = index === 0 ? ("held" as const) : one.state;
      return { ...plainLot(lotId, one.bottles), ...one, state };
    });
    held.push(...lots.filter(({ state }) => state === "held"));
    const bottleId = lots[0]?.id ?? "";
    make({ kind: "create", wineId, bottleId, body: { ...aBody(), lots } }, id(77));
    const quantity = Math.min(drunk, lots[0]?.bottles ?? 0);
    if (quantity > 0) make({ kind: "remove-bottles", wineId, quantity, lotId: bottleId });
  }
  const shown = [...wines.values()].map((wine) => aCellarWine(wine));
  return {
    wines: shown,
    entries: journalOf(livingEvents(events, new Map()), shown),
    imported: {
      bottles: sumOf(held.map(({ bottles }) => bottles)),
      undated: sumOf(held.map(({ bottles, boughtOn }) => (boughtOn === null ? bottles : 0))),
      paid: sumOf(held.map(({ bottles, price }) => bottles * (price?.minor ?? 0))),
    },
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
