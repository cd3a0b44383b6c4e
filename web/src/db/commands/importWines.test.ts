import "fake-indexeddb/auto";
import {
  type Change,
  eventBodySchema,
  type Place,
  placeBodySchema,
  type WineEvent,
} from "sync-protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aBody, aRow, id } from "../../rules/testBuilders.ts";
import { type CellarDatabase, openCellarDatabase } from "../CellarDatabase.ts";
import { readImported, readImports } from "../importJournal.ts";
import { readSweptIds } from "../readSweptIds.ts";
import { readEvents } from "../queries/readEvents.ts";
import { readPlaces } from "../queries/readPlaces.ts";
import { prepareCellar } from "../opening/prepareCellar.ts";
import { photosToSend } from "../photos/photosToSend.ts";
import { keptPhotosOf } from "../photos/photoKeys.ts";
import { presentWine } from "../presentWine.ts";
import { importWines } from "./importWines.ts";
import { removeEvent } from "./eventCommands.ts";

const IMPORT = id(77);

let cellar: CellarDatabase;

beforeEach(async () => {
  cellar = openCellarDatabase(crypto.randomUUID());
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  await cellar.state.update("sync", { epoch: "first", cursor: 1 });
});

afterEach(async () => {
  await cellar.delete();
});

test("an import is written as changes that wait for the server, and noted", async () => {
  expect(await write(creates(450))).toBe(450);

  expect(await cellar.outbox.count()).toBe(450);
  expect((await present(id(1)))?.name).toBe("Wine 1");
  expect(await readImports(cellar)).toMatchObject([{ id: IMPORT, title: "list.csv", wines: 450 }]);
  expect(await readImported(cellar, IMPORT)).toHaveLength(450);
});

test("an import that is stopped on its way has changed nothing", async () => {
  const stopping = new AbortController();
  const writing = write(creates(450), stopping.signal, (share) => {
    if (share > 0.5) stopping.abort();
  });

  await expect(writing).rejects.toThrow();
  expect(await cellar.outbox.count()).toBe(0);
  expect(await readImports(cellar)).toEqual([]);
});

test("a wine that has come meanwhile is not added twice", async () => {
  await write(creates(2));

  expect(await write(creates(3), undefined, undefined, id(78))).toBe(1);
  expect(await cellar.outbox.count()).toBe(3);
});

test("a photo that comes along waits for the server with its wine", async () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff]).buffer;
  await write(creates(2), undefined, undefined, IMPORT, new Map([[id(2), jpeg]]));

  const [photoId, ...others] = await photosToSend(cellar);
  expect(others).toEqual([]);
  expect(await keptPhotosOf(cellar, id(2))).toEqual([{ id: photoId, path: undefined }]);
});

test("a place is made before what lies in it, once", async () => {
  const place = { id: id(900), ...placeBodySchema.parse({ name: "Cellar" }) };
  await write(creates(1), undefined, undefined, IMPORT, new Map(), [place, place]);

  const made = await cellar.outbox.orderBy("position").toArray();
  expect(made.map(({ change }) => change.kind)).toEqual(["put-place", "create"]);
  expect(await readPlaces(cellar)).toEqual([place]);
});

test("[W9] a wine that was removed comes back with the list that has it", async () => {
  const [first] = creates(1);
  await cellar.wines.put(aRow({ userId: cellar.userId, deleted: true, removedAt: 900 }));

  expect(await write(creates(1))).toBe(1);

  const made = await cellar.outbox.toArray();
  expect(made.map(({ change }) => change)).toEqual([{ kind: "restore", wineId: first?.wineId }]);
  expect(await present(id(1))).toMatchObject({ id: id(1) });
});

test("[H8] events come as they were, and none that the coming of their wine would make", async () => {
  const events = [aDrank(1, { lotId: id(10_001) }), aDrank(2, { isTold: true }), aDrank(3)];

  await writeWith(creates(2), events);

  expect(new Map((await readEvents(cellar)).map((event) => [event.id, event]))).toEqual(
    new Map(events.map((event) => [event.id, event])),
  );
  expect((await present(id(1)))?.quantity).toBe(creates(1)[0] && aBody().quantity);
});

test("an event that is here already stays as it is, and one that was removed stays gone", async () => {
  await writeWith(creates(1), [aDrank(1), aDrank(2)]);
  await removeEvent(cellar, aDrank(2).id, occasion());

  await writeWith([], [{ ...aDrank(1), note: "Another" }, aDrank(2)], id(78));

  expect(await readEvents(cellar)).toEqual([aDrank(1)]);
});

test("[W13] wines that were removed too long ago are known by their ids, and no others", async () => {
  const gone = { userId: cellar.userId, deleted: true, removedAt: 900 };
  await cellar.wines.bulkPut([
    aRow({ ...gone, name: "" }),
    aRow({ ...gone, id: id(2) }),
    aRow({ userId: cellar.userId, id: id(3) }),
  ]);

  expect(await readSweptIds(cellar)).toEqual(new Set([id(1)]));
});

test("[W13] of one that was removed too long ago the server has to judge", async () => {
  const row = aRow({ userId: cellar.userId, name: "", deleted: true, removedAt: 900 });
  await cellar.wines.put(row);

  await write(creates(1));

  const made = await cellar.outbox.toArray();
  expect(made.map(({ change }) => change)).toEqual(creates(1));
  expect(await present(id(1))).toBeUndefined();
});

function creates(count: number): readonly Change[] {
  return Array.from({ length: count }, (_, n) => ({
    kind: "create",
    wineId: id(n + 1),
    bottleId: id(n + 10_001),
    body: aBody({ name: `Wine ${String(n + 1)}` }),
  }));
}

function write(
  changes: readonly Change[],
  signal = new AbortController().signal,
  onProgress: (share: number) => void = () => undefined,
  importId = IMPORT,
  photos: ReadonlyMap<string, ArrayBuffer> = new Map(),
  places: readonly Place[] = [],
) {
  const order = { id: importId, title: "list.csv", changes, photos, places };
  const withoutPast = { ...order, events: [], recounted: new Set<string>() };
  return importWines(cellar, withoutPast, occasion(), { signal, onProgress });
}

/** Imports wines with all that became of them. */
function writeWith(changes: readonly Change[], events: readonly WineEvent[], importId = IMPORT) {
  const recounted = new Set(changes.map(({ wineId }) => wineId));
  const order = { id: importId, title: "list.csv", changes, photos: new Map(), places: [] };
  const { signal } = new AbortController();
  const watch = { signal, onProgress: () => undefined };
  return importWines(cellar, { ...order, events, recounted }, occasion(), watch);
}

function aDrank(n: number, values: Partial<WineEvent> = {}): WineEvent {
  const body = eventBodySchema.parse({ kind: "drank", day: "2026-05-01", note: "Fine" });
  const kept = { id: id(500 + n), wineId: id(1), lotId: null, bottles: -1, isTold: false };
  return { ...body, ...kept, ...values };
}

function occasion() {
  return { now: 1000, newId: () => crypto.randomUUID() };
}

async function present(wineId: string) {
  return (await presentWine(cellar, wineId)).present;
}
