import "fake-indexeddb/auto";
import type { EventRow } from "sync-protocol";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { CellarEvent } from "../../../rules/history/CellarEvent.ts";
import { anEvent, aRow, id } from "../../../rules/testBuilders.ts";
import { type CellarDatabase, openCellarDatabase } from "../CellarDatabase.ts";
import { recordChange } from "../commands/wineCommands.ts";
import { prepareCellar } from "../opening/prepareCellar.ts";
import { watchEvents } from "./watchEvents.ts";

const newId = () => crypto.randomUUID();

let cellar: CellarDatabase;

beforeEach(async () => {
  cellar = openCellarDatabase(newId());
  await prepareCellar(cellar, { notes: [], newId });
  await cellar.wines.put(aRow({ userId: cellar.userId }));
  await cellar.events.put(aRowOf(2));
});

afterEach(() => cellar.delete());

// Spec 10.112
test("a new watcher gets the same array if nothing was written", async () => {
  const first = await seenOnce();

  expect(await seenOnce()).toBe(first);
});

test("a new watcher gets changes made since the last watcher ended", async () => {
  await seenOnce();
  const change = { kind: "remove-bottles", wineId: id(1), quantity: 1 } as const;
  await recordChange(cellar, change, { now: Date.now(), newId });

  await vi.waitFor(async () => {
    expect(await seenOnce()).toHaveLength(2);
  });
});

test("an event written during the first read reaches the watcher", async () => {
  const seen = watching();

  await cellar.events.put(aRowOf(3));

  await vi.waitFor(() => {
    expect(seen.at(-1)).toHaveLength(2);
  });
  expect(await seenOnce()).toHaveLength(2);
});

test("a watcher of one wine gets only that wine's events", async () => {
  await cellar.events.put({ ...aRowOf(3), wineId: id(9) });
  const seen = watching(id(9));

  await vi.waitFor(() => {
    expect(seen.at(-1)).toMatchObject([{ id: id(3) }]);
  });
});

function aRowOf(n: number): EventRow {
  return { ...anEvent(n), seq: n, deleted: false };
}

function watching(wineId?: string): readonly (readonly CellarEvent[])[] {
  const seen: (readonly CellarEvent[])[] = [];
  const stop = watchEvents(cellar, {
    wineId,
    next: (events) => {
      seen.push(events);
    },
    error: (cause) => {
      throw cause;
    },
  });
  onTestFinished(stop);
  return seen;
}

function seenOnce(): Promise<readonly CellarEvent[]> {
  return new Promise((resolve, reject) => {
    const stop = watchEvents(cellar, {
      wineId: undefined,
      next: (events) => {
        stop();
        resolve(events);
      },
      error: reject,
    });
  });
}
