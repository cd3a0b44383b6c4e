import "fake-indexeddb/auto";
import {
  eventBodyOf,
  eventBodySchema,
  type WineBody,
  wineBodyOf,
  type WineEvent,
} from "sync-protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aRow, id } from "../../rules/testBuilders.ts";
import { drain, type DrainDeps } from "./drain.ts";
import type { HistoryRequest } from "./SyncServer.ts";
import { memoryServer, type MemoryServer } from "./test/memoryServer.ts";
import { type CellarDatabase, openCellarDatabase } from "../db/CellarDatabase.ts";
import { prepareCellar } from "../db/opening/prepareCellar.ts";
import { presentWine } from "../db/presentWine.ts";
import { readEvents } from "../db/queries/readEvents.ts";
import {
  editEvent,
  type EventCommandOutcome,
  putImpression,
  removeEvent,
  recordEvent,
} from "../db/commands/eventCommands.ts";
import { editWine, recordChange } from "../db/commands/wineCommands.ts";
import { Unreachable } from "../../server/callServer.ts";

const newId = () => crypto.randomUUID();
const NOON = new Date(2026, 4, 1, 12).getTime();
const context = { now: NOON, newId };

let cellar: CellarDatabase;
let server: MemoryServer;
let wineId: string;

beforeEach(async () => {
  const userId = newId();
  server = memoryServer(userId);
  cellar = openCellarDatabase(userId);
  await prepareCellar(cellar, { notes: [], newId });
  server.stock({ quantity: 6 });
  [wineId = ""] = [...server.rows.keys()];
  await drained();
});

afterEach(async () => {
  await cellar.delete();
});

// Spec 10.93
test("[H1] a pending change's event is in the history until it is undone", async () => {
  const undo = await drink();

  expect(await latest()).toMatchObject({ kind: "drank", bottles: -1, day: "2026-05-01", wineId });
  await undo();
  expect(await kinds()).toEqual(["added"]);
});

test("[H1] after sync, the server's event equals the event this device showed before", async () => {
  await drink();
  const shown = await latest();
  await drained();

  expect(await latest()).toEqual(shown);
  expect(server.events.get(shown.id)).toMatchObject(shown);
  expect(await kinds()).toEqual(["drank", "added"]);
});

test("[H11] only new events of other users are reported, not edited events", async () => {
  const authors: string[] = [];
  const drainedReporting = () =>
    drained((events) => void authors.push(...events.map(({ author }) => author?.name ?? "")));
  const anna = { id: newId(), name: "Anna" };
  const eventId = recordedBy(anna);
  recordedBy({ id: cellar.userId, name: "Bob" });
  recordedBy({ id: null, name: "Carl" });
  recordedBy(null);

  await drainedReporting();
  expect(authors).toEqual(["Anna"]);
  recordedBy(anna, eventId);
  await drainedReporting();

  expect(authors).toEqual(["Anna"]);
});

test("[H12] an impression shows offline, is sent and can be undone", async () => {
  const eventId = recordedBy({ id: newId(), name: "Anna" });
  await drained();
  const rating = { value: 17, scale: 20 } as const;
  const shown = async () =>
    (await readEvents(cellar)).find(({ id }) => id === eventId)?.impressions;

  done(await putImpression(cellar, { eventId, values: { rating } }, context));
  expect(await shown()).toEqual([{ author: { id: cellar.userId, name: "" }, rating, note: null }]);
  const noted = await putImpression(cellar, { eventId, values: { note: "Tar" } }, context);
  await drained();

  expect(await cellar.outbox.count()).toBe(0);
  expect(await shown()).toMatchObject([{ rating, note: "Tar" }]);
  await done(noted).undo();
  expect(await shown()).toMatchObject([{ rating, note: null }]);
});

test("[H3] undo of a sent change removes its event everywhere", async () => {
  const undo = await drink();
  const { id: taken } = await latest();
  await drained();
  await undo();

  expect(await kinds()).toEqual(["added"]);
  await drained();
  expect(await kinds()).toEqual(["added"]);
  expect(server.events.get(taken)).toMatchObject({ deleted: true, bottles: 0 });
});

test("[H4] an unsent event's edit stays when another device rates the event", async () => {
  await drink();
  const seen = await latest();
  done(await editEvent(cellar, { seen, body: { ...eventBodyOf(seen), meal: "Lamb" } }, context));
  expect(await latest()).toMatchObject({ meal: "Lamb" });

  await drained();
  const rating = { value: 92, scale: 100 } as const;
  const body = { ...eventBodyOf(seen), rating };
  const base = { rating: null };
  server.change({ kind: "put-event", eventId: seen.id, wineId, bottles: 0, body, base });
  await drained();
  expect(await latest()).toMatchObject({ kind: "drank", meal: "Lamb", rating, bottles: -1 });
  expect(await cellar.outbox.count()).toBe(0);
});

test("undo of an unsent bottle removal also removes its event's pending edit", async () => {
  const undo = await drink();
  const seen = await latest();
  done(await editEvent(cellar, { seen, body: { ...eventBodyOf(seen), note: "Oh" } }, context));
  await undo();

  expect(await cellar.outbox.count()).toBe(0);
  expect(await kinds()).toEqual(["added"]);
});

// Spec 10.93
test("[O7] an edit stays separate if the earlier edit's event has a note", async () => {
  await edit({ quantity: 7 });
  const seen = await latest();
  done(await editEvent(cellar, { seen, body: { ...eventBodyOf(seen), note: "Found" } }, context));
  await edit({ region: "Barolo" });
  await drained();

  expect(await latest()).toMatchObject({ id: seen.id, kind: "corrected", note: "Found" });
  expect(await cellar.outbox.count()).toBe(0);
});

test("[H5] a tasting takes no bottle, and undo restores a removed tasting", async () => {
  const body = { kind: "tasted", day: "2026-04-30", note: "Young" } as const;
  const { event } = done(await recordEvent(cellar, { wineId, body }, context));
  await drained();

  expect(server.rows.get(wineId)).toMatchObject({ quantity: 6 });
  const removed = done(await removeEvent(cellar, event.id, context));
  expect(await kinds()).toEqual(["added"]);
  await drained();
  await removed.undo();
  await drained();
  expect(server.events.get(event.id)).toMatchObject({ note: "Young", deleted: false });
});

test("[H4] an event with an invalid rating is refused and not queued", async () => {
  const body = { kind: "tasted", day: "2026-04-30", rating: { value: 21, scale: 20 } } as const;

  expect(await recordEvent(cellar, { wineId, body }, context)).toMatchObject({
    kind: "refused",
    refusal: { code: "invalid", issues: [{ path: ["rating"] }] },
  });
  expect(await cellar.outbox.count()).toBe(0);
});

test("[H7] a long history needs one request per page", async () => {
  drinkElsewhere(4);
  server.pageSize = 2;
  const asked: number[] = [];
  const listening = {
    ...server,
    pullHistory: (query: HistoryRequest) => {
      asked.push(query.since);
      return server.pullHistory(query);
    },
  };
  await drain(cellar, { server: listening, now: Date.now, random: Math.random, newId });

  expect(await readEvents(cellar)).toHaveLength(5);
  expect(asked).toHaveLength(2);
  expect(new Set(asked).size).toBe(asked.length);
});

test("[H7] an interrupted read of the history continues where it stopped", async () => {
  drinkElsewhere(4);
  server.pageSize = 2;
  let pages = 0;
  const cutOff = {
    ...server,
    pullHistory: (query: HistoryRequest) => {
      pages += 1;
      return pages === 2 ? Promise.reject(new Unreachable()) : server.pullHistory(query);
    },
  };
  const outcome = await drain(cellar, {
    server: cutOff,
    now: Date.now,
    random: Math.random,
    newId,
  });

  expect(outcome).toEqual({ kind: "unreachable" });
  expect(await readEvents(cellar)).toHaveLength(3);
  await drained();
  expect(await readEvents(cellar)).toHaveLength(5);
});

test("[H7] [E2] after a server restore, the restored events replace all earlier events", async () => {
  await drink();
  await drained();
  server.restore([aRow({ id: id(7), userId: cellar.userId, seq: 3 })]);
  await drained();

  expect(await readEvents(cellar)).toEqual([]);
});

function drinkElsewhere(bottles: number): void {
  for (let left = bottles; left > 0; left -= 1) {
    server.change({ kind: "remove-bottles", wineId, quantity: 1 });
  }
}

async function drink(): Promise<() => Promise<void>> {
  const change = { kind: "remove-bottles", wineId, quantity: 1 } as const;
  const outcome = await recordChange(cellar, change, context);
  if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
  return outcome.undo;
}

async function edit(fields: Partial<WineBody>): Promise<void> {
  const { present: seen } = await presentWine(cellar, wineId);
  if (!seen) throw new Error("There is no such wine");
  const body = { ...wineBodyOf(seen), ...fields };
  const outcome = await editWine(cellar, { seen, body, photo: undefined }, context);
  expect(outcome.kind).toBe("done");
}

function done(outcome: EventCommandOutcome) {
  if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
  return outcome;
}

async function latest(): Promise<WineEvent> {
  const event = (await readEvents(cellar, wineId)).find(({ kind }) => kind !== "added");
  if (!event) throw new Error("Nothing has happened yet");
  return event;
}

async function kinds(): Promise<readonly string[]> {
  const events = await readEvents(cellar, wineId);
  return events.map(({ kind }) => kind).sort((one, other) => (one < other ? 1 : -1));
}

async function drained(onOthers?: DrainDeps["onOthers"]): Promise<void> {
  const deps = { server, now: Date.now, random: Math.random, newId, onOthers };
  const outcome = await drain(cellar, deps);
  expect(outcome).toMatchObject({ kind: "done" });
}

function recordedBy(author: WineEvent["author"], eventId: string = newId()): string {
  const body = eventBodySchema.parse({ kind: "tasted", day: "2026-05-01", note: newId() });
  server.change({ kind: "put-event", eventId, wineId, bottles: 0, body });
  const row = server.events.get(eventId);
  if (row) server.events.set(eventId, { ...row, author });
  return eventId;
}
