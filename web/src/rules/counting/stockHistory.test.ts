import fc from "fast-check";
import {
  type Change,
  eventOf,
  eventsMadeBy,
  type KeptWine,
  type Lot,
  plainLot,
  type WineEvent,
} from "sync-protocol";
import { expect, test } from "vitest";
import { journalOf } from "../history/journal.ts";
import { decideHere } from "../../engine/outbox/replay.ts";
import { bottlesCounted, lotsInState, paidFor } from "./statistics.ts";
import { lookBack, stockByType, stockOn, winesHeldOn } from "./stockHistory.ts";
import { aBody, aCellarWine, anEvent, id, ME } from "../testBuilders.ts";
import { pastsOf } from "./winePasts.ts";

const TODAY = "2026-06-15";

test("removed bottles count in the stock, with their price, before their removal", () => {
  const price = { minor: 4_000, currency: "EUR" };
  const wine = aCellarWine({ lots: [aLot(1, { bottles: 2, price })] });
  const events = [
    anEvent(3, { day: "2026-05-20", bottles: -1, lotId: id(1) }),
    anEvent(2, { day: "2026-04-02", kind: "sold", bottles: -1, lotId: id(1), price: null }),
    anEvent(1, { day: "2026-03-09", kind: "added", bottles: 4, lotId: id(1), price }),
  ];

  const pasts = pastsOf([wine], journalOf(events, [wine]));
  const points = stockOn(lookBack(pasts, TODAY).days, pasts);

  expect(points.map(({ day, bottles, paid }) => [day, bottles, paid.sums[0]?.minor])).toEqual([
    ["2026-06-15", 2, 8_000],
    ["2026-05-31", 2, 8_000],
    ["2026-04-30", 3, 12_000],
    ["2026-03-31", 4, 16_000],
  ]);
  expect(winesHeldOn("2026-04-30", pasts)).toEqual([{ wine, bottles: 3 }]);
});

test("the worth of a stock lists the currency with most bottles first", () => {
  const lots = [
    aLot(1, { bottles: 1, price: { minor: 10_000, currency: "JPY" } }),
    aLot(2, { bottles: 3, price: { minor: 2_000, currency: "EUR" } }),
  ];
  const pasts = pastsOf([aCellarWine({ lots })], []);

  const [point] = stockOn([TODAY], pasts);

  expect(point?.paid.sums.map(({ currency }) => currency)).toEqual(["EUR", "JPY"]);
});

test("the past stock counts each wine type's bottles on each day", () => {
  const wines = [
    aCellarWine({ id: id(1), type: "White Wine", quantity: 2 }),
    aCellarWine({ id: id(2), type: "Red Wine", quantity: 0 }),
    aCellarWine({ id: id(3), type: "Rosé Wine", quantity: 0 }),
  ];
  const events = [
    anEvent(3, { wineId: id(2), day: "2026-06-02", bottles: -1 }),
    anEvent(2, { wineId: id(1), day: "2026-06-01", kind: "added", bottles: 2 }),
    anEvent(1, { wineId: id(2), day: "2026-04-02", kind: "added", bottles: 1 }),
  ];
  const pasts = pastsOf(wines, journalOf(events, wines));

  expect(stockByType(["2026-06-15", "2026-05-31", "2026-03-31"], pasts)).toMatchObject([
    { type: "Red Wine", bottles: [0, 1, 0] },
    { type: "White Wine", bottles: [2, 0, 0] },
  ]);
});

test("bottles without an arrival date count on every past day", () => {
  const wine = aCellarWine({ quantity: 5 });
  const events = [anEvent(1, { day: "2026-05-20", bottles: -1 })];
  const pasts = pastsOf([wine], journalOf(events, [wine]));

  expect(stockOn(["2026-01-31"], pasts).map(({ bottles }) => bottles)).toEqual([6]);
});

test("moves and uncounted events never change the past stock", () => {
  const wine = aCellarWine({ quantity: 1 });
  const events = [
    anEvent(2, { day: "2026-05-20", kind: "moved", bottles: 1 }),
    anEvent(1, { day: "2026-05-01", bottles: -3, isUncounted: true }),
  ];
  const pasts = pastsOf([wine], journalOf(events, [wine]));

  expect(stockOn(["2026-01-31"], pasts).map(({ bottles }) => bottles)).toEqual([1]);
});

test("the past stock counts archived wines only if their bottles are finished", () => {
  const left = aCellarWine({ id: id(1), quantity: 3, isArchived: true });
  const drunkUp = aCellarWine({ id: id(2), quantity: 0, isArchived: true });
  const events = [anEvent(1, { wineId: id(2), day: "2026-05-20", bottles: -2 })];
  const pasts = pastsOf([left, drunkUp], journalOf(events, [left, drunkUp]));

  expect(stockOn([TODAY, "2026-04-30"], pasts).map(({ bottles }) => bottles)).toEqual([0, 2]);
});

test("the past stock is never negative, even without a removal's event", () => {
  const wine = aCellarWine({ quantity: 1 });
  const events = [anEvent(1, { day: "2026-05-20", kind: "added", bottles: 6 })];
  const pasts = pastsOf([wine], journalOf(events, [wine]));

  expect(stockOn(["2026-01-31"], pasts).map(({ bottles }) => bottles)).toEqual([0]);
});

test("a past bottle has its lot's price if the purchase had several prices", () => {
  const lots = [10, 20].map((n) =>
    aLot(n, { bottles: 2, price: { minor: 100 * n, currency: "EUR" } }),
  );
  const wine = aCellarWine({ lots, quantity: 4 });
  const events = [
    anEvent(2, { day: "2026-05-20", bottles: -1, lotId: id(20) }),
    anEvent(1, { day: "2026-05-01", kind: "added", bottles: 5 }),
  ];
  const pasts = pastsOf([wine], journalOf(events, [wine]));

  expect(stockOn([TODAY, "2026-05-10", "2026-04-30"], pasts)).toEqual([
    { day: TODAY, bottles: 4, paid: { unpriced: 0, sums: [{ minor: 6_000, currency: "EUR" }] } },
    {
      ...{ day: "2026-05-10", bottles: 5 },
      paid: { unpriced: 0, sums: [{ minor: 8_000, currency: "EUR" }] },
    },
    { day: "2026-04-30", bottles: 0, paid: { unpriced: 0, sums: [] } },
  ]);
});

test("events with a future date from a wrong clock count today", () => {
  const wine = aCellarWine({ quantity: 3 });
  const events = [anEvent(1, { day: "2027-01-01", kind: "added", bottles: 3 })];
  const pasts = pastsOf([wine], journalOf(events, [wine]));
  const [now] = stockOn(lookBack(pasts, TODAY).days, pasts);

  expect(now?.bottles).toBe(3);
});

test("a stock history over 24 months has one point per year", () => {
  const wine = aCellarWine({ quantity: 1 });
  const events = [anEvent(1, { day: "2023-02-01", kind: "added", bottles: 1 })];
  const pasts = pastsOf([wine], journalOf(events, [wine]));

  expect(lookBack(pasts, TODAY)).toEqual({
    by: "year",
    days: [TODAY, "2025-12-31", "2024-12-31", "2023-12-31"],
  });
});

const PRICE = { minor: 1_500, currency: "EUR" };
const LOTS = [id(11), id(12)] as const;

const step = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  lotId: fc.constantFrom(...LOTS),
});

const STEP: fc.Arbitrary<Change> = fc.oneof(
  step.map((fields) => ({ kind: "add-bottles" as const, wineId: id(1), ...fields })),
  step.map((fields) => ({ kind: "remove-bottles" as const, wineId: id(1), ...fields })),
  step.map(({ quantity, lotId }) => ({
    ...{ kind: "move-bottles" as const, wineId: id(1), quantity, from: lotId },
    to: aLot(lotId === LOTS[0] ? 12 : 11, { price: PRICE }),
  })),
);

// Spec 10.112
test("each day's computed stock and worth match those of the replayed history", () => {
  fc.assert(
    fc.property(fc.array(STEP, { maxLength: 20 }), (steps) => {
      const history = replayed(steps);
      const { wine, events } = history;
      const pasts = pastsOf([wine], journalOf(events, [wine]));
      const days = history.days.map(({ day }) => day).reverse();

      const seen = stockOn(days, pasts).map(({ bottles, paid }) => ({ bottles, paid }));

      expect(seen).toEqual(history.days.map(({ held }) => held).reverse());
    }),
  );
});

/** Replays these changes, one a day, and records the stock at the end of each day. */
function replayed(steps: readonly Change[]) {
  const lots = LOTS.map((lotId) => ({ ...plainLot(lotId, 6), price: PRICE }));
  const body = { ...aBody(), quantity: 12, lots };
  const create: Change = { kind: "create", wineId: id(1), bottleId: id(1_001), body };
  let wine: KeptWine | undefined;
  const events: WineEvent[] = [];
  const days = [];
  for (const [at, change] of [create, ...steps].entries()) {
    const day = `2026-01-${String(at + 1).padStart(2, "0")}`;
    const outcome = decideHere(wine, change, ME);
    if (outcome.kind === "changed") {
      const happening = { id: id(100 + at), day, change, before: wine, after: outcome.wine };
      events.unshift(...eventsMadeBy(happening).map(eventOf));
      wine = outcome.wine;
    }
    const held = lotsInState("held", [aCellarWine(wine)]);
    days.push({ day, held: { bottles: bottlesCounted(held), paid: paidFor(held) } });
  }
  return { wine: aCellarWine(wine), events, days };
}

function aLot(n: number, values: Partial<Lot>): Lot {
  return { ...plainLot(id(n), 0), ...values };
}
