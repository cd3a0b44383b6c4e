import "fake-indexeddb/auto";
import { eventBodyOf, type EventChange, type EventRow } from "sync-protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { anEvent, aRow, id } from "../../rules/testBuilders.ts";
import { newEntry } from "../outbox/outbox.ts";
import { type CellarDatabase, openCellarDatabase } from "./CellarDatabase.ts";
import { presentEvent, presentEvents } from "./presentEvents.ts";

const WINE = id(1);
const [RECORDED, DRUNK, UNSENT] = [id(11), id(12), id(13)];

let cellar: CellarDatabase;

beforeEach(async () => {
  cellar = openCellarDatabase(crypto.randomUUID());
  await cellar.wines.put(aRow({ id: WINE, userId: cellar.userId, quantity: 6 }));
});

afterEach(async () => {
  await cellar.delete();
});

test("events are read in the server's order, even thousands of them", async () => {
  const rows = Array.from({ length: 2_600 }, (_, n) => anEventRow(crypto.randomUUID(), n + 1));
  await cellar.events.bulkPut(rows);

  const read = await presentEvents(cellar);

  expect([...read.keys()]).toEqual(rows.map((row) => row.id));
});

test("reading one event and reading all events give the same event", async () => {
  await cellar.events.bulkPut([anEventRow(RECORDED, 1), anEventRow(DRUNK, 2)]);
  const edited = (eventId: string, note: string): EventChange => ({
    kind: "put-event",
    eventId,
    wineId: WINE,
    bottles: 0,
    body: eventBodyOf(anEvent(1, { note })),
    base: { note: null },
  });
  await put(UNSENT, { kind: "remove-bottles", wineId: WINE, quantity: 1 });
  await put(id(21), edited(RECORDED, "With lamb"));
  await put(id(22), edited(UNSENT, "Alone"));

  const all = await presentEvents(cellar);

  for (const eventId of [RECORDED, DRUNK, UNSENT, id(99)]) {
    expect(await presentEvent(cellar, eventId)).toEqual(all.get(eventId));
  }
  expect(all.get(RECORDED)).toMatchObject({ note: "With lamb" });
  expect(all.get(UNSENT)).toMatchObject({ kind: "drank", bottles: -1, note: "Alone" });
});

const anEventRow = (eventId: string, seq: number): EventRow => ({
  ...anEvent(1, { id: eventId, wineId: WINE }),
  seq,
  deleted: false,
});

async function put(opId: string, change: Parameters<typeof newEntry>[0]): Promise<void> {
  await cellar.outbox.add(newEntry(change, { opId, now: 1_000 }));
}
