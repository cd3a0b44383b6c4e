import fc from "fast-check";
import {
  applyEventChange,
  type Change,
  eventsMadeBy,
  type KeptEvent,
  type KeptWine,
  type Lot,
  plainLot,
} from "sync-protocol";
import { expect, test } from "vitest";
import { countedIn, flowByMonth } from "./bottleFlow.ts";
import { cellarYear } from "./cellarYear.ts";
import { livingEvents } from "../../engine/view/eventsView.ts";
import type { CellarEvent } from "../history/CellarEvent.ts";
import { journalOf } from "../history/journal.ts";
import { decideHere, unlessRemoved } from "../../engine/outbox/replay.ts";
import { bottlesCounted, lotsInState, paidFor } from "./statistics.ts";
import { lookBack, stockOn } from "./stockHistory.ts";
import { aBody, aCellarWine, anEvent, id, ME } from "../testBuilders.ts";
import { pastsOf, type StockStep } from "./winePasts.ts";

const TODAY = "2026-12-31";
const MONTHS = 12;

const step = fc.record({
  ...{ wine: fc.constantFrom(1, 2), lot: fc.constantFrom(0, 1) },
  ...{ quantity: fc.integer({ min: 1, max: 9 }), month: fc.integer({ min: 1, max: MONTHS }) },
  kind: fc.constantFrom(
    ...(["add", "remove", "move", "archive", "unarchive", "remove wine"] as const),
    ...(["is recorded", "event is removed", "another day is recorded"] as const),
  ),
});
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;

const HISTORY = fc.array(step, { maxLength: 30 });

// Spec 10.112
test("after any history each month's stock changes by its counted flow", () => {
  fc.assert(
    fc.property(HISTORY, (history) => {
      const { wines, entries } = cellarAfter(history);
      const pasts = pastsOf(wines, entries);
      const points = stockOn(lookBack(pasts, TODAY).days, pasts);
      const months = new Map(flowByMonth(entries, pasts).map((flow) => [flow.month, flow]));

      const held = lotsInState("held", wines);
      expect(points[0]?.bottles).toBe(bottlesCounted(held));
      for (const [at, { bottles, day }] of points.entries()) {
        const flow = months.get(day.slice(0, 7));
        const { came, went } = flow ? countedIn(flow) : { came: 0, went: 0 };
        expect(bottles - (points[at + 1]?.bottles ?? bottles - came + went)).toBe(came - went);
        expect(bottles).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

// Spec 10.112
test("after any history the stock's value changes by arrivals minus removals", () => {
  fc.assert(
    fc.property(HISTORY, (history) => {
      const { wines, entries } = cellarAfter(history);
      const pasts = pastsOf(wines, entries);
      const [now, before] = stockOn([TODAY, "2025-12-31"], pasts);
      const steps = pasts.flatMap((past) => past.steps);

      const held = paidFor(lotsInState("held", wines));
      expect(now?.paid.unpriced).toBe(held.unpriced);
      expect(euros(now?.paid.sums)).toBe(euros(held.sums));
      expect(euros(now?.paid.sums) - euros(before?.paid.sums)).toBe(worthOf(steps));
      expect(euros(before?.paid.sums)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("before the first arrival the stock and its value are zero", () => {
  fc.assert(
    fc.property(HISTORY, (history) => {
      const { wines, entries, events } = cellarAfter(history);
      // Skips histories in which an event that added bottles was removed. The stock then counts the
      // added bottles as held from the beginning [H2: sums].
      fc.pre(events.every(({ deleted, bottles }) => !deleted || bottles <= 0));

      const [before] = stockOn(["2025-12-31"], pastsOf(wines, entries));

      expect(before).toMatchObject({ bottles: 0, paid: { unpriced: 0, sums: [] } });
    }),
  );
});

test("after any history a year's final stock is its initial stock plus its flow", () => {
  fc.assert(
    fc.property(HISTORY, (history) => {
      const { wines, entries } = cellarAfter(history);
      const pasts = pastsOf(wines, entries);
      const [end, beginning] = stockOn([TODAY, "2025-12-31"], pasts);
      const year = cellarYear(2026, entries, pasts);

      const { came, went } = year ? countedIn(year) : { came: 0, went: 0 };
      expect(end?.bottles).toBe((beginning?.bottles ?? 0) + came - went);
    }),
  );
});

function euros(sums: readonly { readonly minor: number }[] = []): number {
  return sums.reduce((sum, { minor }) => sum + minor, 0);
}

function worthOf(steps: readonly StockStep[]): number {
  return steps.reduce((sum, { bottles, price }) => sum + bottles * (price?.minor ?? 0), 0);
}

/** Two wines with two lots each after these steps, and their events that were not deleted. */
function cellarAfter(history: readonly Step[]) {
  const kept = new Map<number, KeptWine>();
  const events = new Map<string, KeptEvent>();
  const make = (n: number, day: string, change: Change) => {
    const before = kept.get(n);
    const outcome = decideHere(before, change, ME);
    if (outcome.kind !== "changed") return;
    kept.set(n, outcome.wine);
    const happening = { id: id(1_000 + events.size), day, change, before, after: outcome.wine };
    for (const event of eventsMadeBy(happening)) events.set(event.id, event);
  };
  for (const n of [1, 2]) {
    const body = { ...aBody(), quantity: 12, lots: [...lotsOf(n)] };
    make(n, "2026-01-01", { kind: "create", wineId: id(n), bottleId: id(900 + n), body });
  }
  for (const [at, one] of history.entries()) {
    const day = `2026-${String(one.month).padStart(2, "0")}-15`;
    const change = changeOf(one);
    if (change) make(one.wine, day, change);
    else recordEvent(events, one, { id: id(5_000 + at), day });
  }
  const wines = [...kept.values()]
    .flatMap((wine) => unlessRemoved(wine) ?? [])
    .map((wine) => aCellarWine(wine));
  const living: readonly CellarEvent[] = livingEvents(events, new Map());
  return { wines, entries: journalOf(living, wines), events: [...events.values()] };
}

function changeOf({ wine, lot, quantity, kind }: Step): Change | undefined {
  const [wineId, lots] = [id(wine), lotsOf(wine)];
  const [from, to] = lot === 0 ? lots : lots.toReversed();
  if (!from || !to) return undefined;
  switch (kind) {
    case "add":
      return { kind: "add-bottles", wineId, quantity, lotId: from.id };
    case "remove":
      return { kind: "remove-bottles", wineId, quantity, lotId: from.id };
    case "move":
      return { kind: "move-bottles", wineId, quantity, from: from.id, to };
    case "archive":
    case "unarchive":
      return { kind, wineId };
    case "remove wine":
      return { kind: "remove", wineId };
    case "is recorded":
    case "event is removed":
    case "another day is recorded":
      return undefined;
  }
}

function recordEvent(
  events: Map<string, KeptEvent>,
  { wine, quantity, kind }: Step,
  recorded: { readonly id: string; readonly day: string },
) {
  if (kind === "is recorded") {
    const event = anEvent(0, {
      ...recorded,
      wineId: id(wine),
      bottles: -quantity,
      isUncounted: true,
    });
    events.set(recorded.id, { ...event, deleted: false });
    return;
  }
  const event = [...events.values()][quantity % Math.max(1, events.size)];
  if (!event) return;
  if (kind === "another day is recorded") events.set(event.id, { ...event, day: recorded.day });
  else {
    const change = { kind: "remove-event", eventId: event.id } as const;
    const outcome = applyEventChange(change, { event, holds: 0, photoKnown: true });
    if (outcome.kind === "changed") events.set(event.id, outcome.event);
  }
}

function lotsOf(n: number): readonly Lot[] {
  const price = n === 1 ? { minor: 1_500, currency: "EUR" } : null;
  return [
    { ...plainLot(id(10 * n + 1), 8), price: { minor: 2_500, currency: "EUR" } },
    { ...plainLot(id(10 * n + 2), 4), price },
  ];
}
