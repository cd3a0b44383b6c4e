import { randomUUID } from "node:crypto";
import { eventBodySchema, type Lot, NOT_RECORDED, plainLot, type WineEvent } from "sync-protocol";
import { describe, expect, test } from "vitest";
import { dateImports } from "../../../src/cellar/changes/dateImports.ts";
import { decideAt } from "../../../src/cellar/changes/decide.ts";
import type { Decide } from "../../../src/cellar/ports/cellar.ts";
import type { ReceivedMove, Upgrades } from "../../../src/cellar/ports/processes.ts";
import { openCellar, type CellarUnderTest, create, eventsIn, NOW } from "./visitor.ts";

/**
 * Contract tests of `dateImports`. It splits an import event of an earlier build into one event per
 * purchase date.
 */
export function describeDatedImports(open: () => CellarUnderTest): void {
  describe("imports of earlier builds", () => {
    test("[H9] an earlier build's import event is split once, by purchase date", async () => {
      const { cellar, date, moves } = await cellarAt(open());
      const [old, newer, undated] = [aLot(3, "2018-03-04"), aLot(4, "2021-05-06"), aLot(2, null)];
      const { wineId } = await cellar.importBefore([old, newer, undated]);
      await cellar.call({ kind: "remove-bottles", wineId, quantity: 1, lotId: old.id });

      await date();
      const events = await eventsIn(cellar.store, cellar.cellarId);
      const [drank, ...came] = events;

      expect(drank).toMatchObject({ kind: "drank", bottles: -1 });
      expect(came.map(({ day, bottles, lotId }) => ({ day, bottles, lotId }))).toEqual([
        { day: "2018-03-04", bottles: 3, lotId: old.id },
        { day: "2021-05-06", bottles: 4, lotId: newer.id },
        { day: "2026-06-01", bottles: 2, lotId: undated.id },
      ]);
      expect(came.map(({ isDateUnknown }) => isDateUnknown)).toEqual([false, false, true]);
      expect(new Set(came.map(({ importId }) => importId)).size).toBe(1);
      expect(came).toMatchObject([
        { recordedOn: "2026-06-01", note: "From the cellar book" },
        {},
        {},
      ]);
      expect(moves).toHaveLength(1);

      await date({ isDue: () => Promise.resolve(true) });
      expect(await eventsIn(cellar.store, cellar.cellarId)).toEqual(events);
    });

    test("[H9] splitting an import event gives bottles without a lot the import's date", async () => {
      const { cellar, date } = await cellarAt(open());
      const lot = aLot(2, "2018-03-04");
      await cellar.importBefore([lot], 5);

      await date();

      const events = await eventsIn(cellar.store, cellar.cellarId);
      expect(events.map(({ day, bottles }) => ({ day, bottles }))).toEqual([
        { day: "2018-03-04", bottles: 2 },
        { day: "2026-06-01", bottles: 3 },
      ]);
    });

    test("[H9] splitting imports leaves events of wines added by hand unchanged", async () => {
      const { cellar, date, moves } = await cellarAt(open());
      await cellar.importBefore([aLot(3, "2018-03-04")], 3, randomUUID());
      const events = await eventsIn(cellar.store, cellar.cellarId);

      await date();

      expect(await eventsIn(cellar.store, cellar.cellarId)).toEqual(events);
      expect(moves).toEqual([]);
    });
  });
}

/** An id of UUID version 5. Only imported wines have such ids. */
const importedId = () => `${randomUUID().slice(0, 14)}5${randomUUID().slice(15)}`;

function aLot(bottles: number, boughtOn: string | null): Lot {
  return { ...plainLot(randomUUID(), bottles), boughtOn };
}

async function cellarAt(under: CellarUnderTest) {
  const cellar = await openCellar(under);
  const { store, cellarId } = cellar;
  const moves: ReceivedMove[] = [];
  let isDone = false;
  const upgrades: Upgrades = {
    isDue: () => Promise.resolve(!isDone),
    done() {
      isDone = true;
      return Promise.resolve();
    },
  };
  const date = (other: Partial<Upgrades> = {}) =>
    dateImports({
      store,
      objects: { cellarIds: () => onePart([cellarId]) },
      live: { publish: (_userId, move) => void moves.push(move) },
      upgrades: { ...upgrades, ...other },
      newId: randomUUID,
    });
  /** Adds a wine as earlier builds imported it, with one event for all bottles. */
  const importBefore = async (lots: Lot[], bottles?: number, wineId = importedId()) => {
    const quantity = lots.reduce((sum, lot) => sum + lot.bottles, 0);
    const wine = { ...create({ lots, quantity }), wineId, bottleId: lots[0]?.id ?? "" };
    const said = { kind: "added", day: "2026-06-01", note: "From the cellar book" };
    const event: WineEvent = {
      ...{ ...eventBodySchema.parse(said), ...NOT_RECORDED, id: randomUUID(), wineId },
      ...{ lotId: null, bottles: bottles ?? quantity, isUncounted: false },
    };
    const decide: Decide = (change, facts) => ({
      ...decideAt(NOW)(change, facts),
      events: [{ ...event, deleted: false }],
    });
    await cellar.call(wine, { decide });
    return wine;
  };
  return { cellar: { ...cellar, importBefore }, date, moves };
}

async function* onePart<Part>(part: Part): AsyncIterable<Part> {
  await Promise.resolve();
  yield part;
}
