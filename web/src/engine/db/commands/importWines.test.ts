import "fake-indexeddb/auto";
import {
  type Change,
  eventBodyOf,
  eventBodySchema,
  type Place,
  placeBodySchema,
  type WineEvent,
  NOT_RECORDED,
} from "sync-protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aBody, aRow, id } from "../../../rules/testBuilders.ts";
import { type CellarDatabase, openCellarDatabase } from "../CellarDatabase.ts";
import { readEventsAsImported, readImported, readImports } from "../importJournal.ts";
import { readSweptIds } from "../takenIds.ts";
import { readEvents } from "../queries/readEvents.ts";
import { readPlaces } from "../queries/readPlaces.ts";
import { prepareCellar } from "../opening/prepareCellar.ts";
import { photosToSend } from "../photos/photosToSend.ts";
import { keptPhotosOf } from "../photos/photoKeys.ts";
import { presentWine } from "../presentWine.ts";
import { importWines, type ImportOrder } from "./importWines.ts";
import { undoImport } from "./undoImport.ts";
import { editEvent, removeEvent } from "./eventCommands.ts";

const IMPORT = id(77);
const UNCOUNTED = aDrank(2, { isUncounted: true });

let cellar: CellarDatabase;

beforeEach(async () => {
  cellar = openCellarDatabase(crypto.randomUUID());
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  await cellar.state.update("sync", { epoch: "first", cursor: 1 });
});

afterEach(async () => {
  await cellar.delete();
});

test("an import writes pending changes and a log of what it imported", async () => {
  expect(await write(creates(450))).toBe(450);

  expect(await cellar.outbox.count()).toBe(450);
  expect((await present(id(1)))?.name).toBe("Wine 1");
  expect(await readImports(cellar)).toMatchObject([{ id: IMPORT, title: "list.csv", wines: 450 }]);
  expect(await readImported(cellar, IMPORT)).toHaveLength(450);
});

// Spec 10.61
test("an import that the user stops halfway changes nothing", async () => {
  const stopping = new AbortController();
  const writing = write(creates(450), stopping.signal, (share) => {
    if (share > 0.5) stopping.abort();
  });

  await expect(writing).rejects.toThrow();
  expect(await cellar.outbox.count()).toBe(0);
  expect(await readImports(cellar)).toEqual([]);
});

test("a second import of a wine adds no second wine", async () => {
  await write(creates(2));

  expect(await write(creates(3), undefined, undefined, id(78))).toBe(1);
  expect(await cellar.outbox.count()).toBe(3);
});

test("an imported photo is queued for upload and kept with its wine", async () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff]).buffer;
  await write(creates(2), undefined, undefined, IMPORT, new Map([[id(2), jpeg]]));

  const [photoId, ...others] = await photosToSend(cellar);
  expect(others).toEqual([]);
  expect(await keptPhotosOf(cellar, id(2))).toEqual([{ id: photoId, path: undefined }]);
});

test("undoing an import restores the bottle count of an archived wine", async () => {
  const row = aRow({ userId: cellar.userId, quantity: 0, isArchived: true });
  await cellar.wines.put(row);
  const body = aBody({ quantity: 6 });

  await write([
    { kind: "edit", wineId: row.id, body, base: { quantity: 0 } },
    { kind: "unarchive", wineId: row.id },
  ]);
  expect(await present(row.id)).toMatchObject({ quantity: 6, isArchived: false });

  expect(await undoImport(cellar, IMPORT, context())).toMatchObject({ used: 0, restored: 1 });
  expect(await present(row.id)).toMatchObject({ quantity: 0 });
});

test("an import creates each place once, before its wines", async () => {
  const place = { id: id(900), ...placeBodySchema.parse({ name: "Cellar" }) };
  await write(creates(1), undefined, undefined, IMPORT, new Map(), [place, place]);

  const made = await cellar.outbox.orderBy("position").toArray();
  expect(made.map(({ change }) => change.kind)).toEqual(["put-place", "create"]);
  expect(await readPlaces(cellar)).toEqual([place]);
});

test("[W9] importing a removed wine restores it", async () => {
  const [first] = creates(1);
  await cellar.wines.put(aRow({ userId: cellar.userId, deleted: true, removedAt: 900 }));

  expect(await write(creates(1))).toBe(1);

  const made = await cellar.outbox.toArray();
  expect(made.map(({ change }) => change)).toEqual([{ kind: "restore", wineId: first?.wineId }]);
  expect(await present(id(1))).toMatchObject({ id: id(1) });
});

// Spec 10.107
test("[H8] importing a wine with all its events creates no further events", async () => {
  const events = [aDrank(1, { lotId: id(10_001) }), aDrank(2, { isUncounted: true }), aDrank(3)];

  await writeWith(creates(2), events);

  expect(new Map((await readEvents(cellar)).map((event) => [event.id, event]))).toEqual(
    new Map(events.map((event) => [event.id, event])),
  );
  expect((await present(id(1)))?.quantity).toBe(creates(1)[0] && aBody().quantity);
});

test("a repeated import neither changes existing events nor restores removed ones", async () => {
  await writeWith(creates(1), [aDrank(1), UNCOUNTED]);
  await removeEvent(cellar, UNCOUNTED.id, context());

  await writeWith([], [{ ...aDrank(1), note: "Another" }, UNCOUNTED], id(78));

  expect(await readEvents(cellar)).toEqual([aDrank(1)]);
});

// Spec 10.68
test("importing a newer file updates an event, except fields the user edited", async () => {
  await writeWith(creates(1), [aDrank(1), UNCOUNTED]);
  const seen = (await readEvents(cellar)).find((event) => event.id === aDrank(1).id);
  if (!seen) throw new Error("The event is gone");
  const body = { ...eventBodyOf(seen), company: "Bo" };
  await editEvent(cellar, { seen, body }, context());
  await removeEvent(cellar, UNCOUNTED.id, context());
  const updated = [aDrank(1, { note: "Finer" }), { ...UNCOUNTED, note: "Gone" }];

  await writePast({ updated: updated.map((event) => ({ event, base: { note: "Fine" } })) }, id(78));

  expect(await readEvents(cellar)).toMatchObject([{ note: "Finer", company: "Bo" }]);
  expect((await readEventsAsImported(cellar)).get(aDrank(1).id)).toMatchObject({ note: "Finer" });

  await undoImport(cellar, id(78), context());
  expect(await readEvents(cellar)).toMatchObject([{ note: "Fine", company: "Bo" }]);
});

test("importing a newer file, or undoing it, keeps the user's edits", async () => {
  await writeWith(creates(1), [aDrank(1)]);
  const [seen] = await readEvents(cellar);
  if (!seen) throw new Error("The event is gone");
  await editEvent(cellar, { seen, body: { ...eventBodyOf(seen), note: "Ours" } }, context());

  const updated = [{ event: aDrank(1, { note: "Finer" }), base: { note: "Fine" } }];
  await writePast({ updated }, id(78));
  expect(await readEvents(cellar)).toMatchObject([{ note: "Ours" }]);
  expect((await readEventsAsImported(cellar)).get(aDrank(1).id)).toMatchObject({ note: "Finer" });

  await undoImport(cellar, id(78), context());
  expect(await readEvents(cellar)).toMatchObject([{ note: "Ours" }]);
});

test("[H11] imported events keep other authors' names and omit the importing user's", async () => {
  const [anna, own] = [
    { id: id(71), name: "Anna" },
    { id: cellar.userId, name: "Bob" },
  ];
  const events = [
    { ...aDrank(1, { author: anna }), authorName: "Anna" },
    { ...aDrank(2, { author: own }), authorName: "Bob" },
    aDrank(3),
  ];

  await writeWith(creates(1), events);

  const authors = (await cellar.outbox.toArray()).flatMap(({ change }) =>
    change.kind === "put-event" ? [change.authorName] : [],
  );
  expect(authors).toEqual(["Anna", undefined, undefined]);
});

test("[H12] imported impressions of others keep the author's name", async () => {
  const rating = { value: 17, scale: 20 } as const;
  const impressions = [
    { author: { id: id(71), name: "Anna" }, rating, note: null },
    { author: { id: cellar.userId, name: "Bob" }, rating: null, note: "Tar" },
  ];

  await writeWith(creates(1), [aDrank(1, { impressions })]);

  const [event] = (await readEvents(cellar)).filter(({ kind }) => kind === "drank");
  expect(event?.impressions).toEqual([
    { author: { id: null, name: "Anna" }, rating, note: null },
    { author: { id: cellar.userId, name: "" }, rating: null, note: "Tar" },
  ]);
});

// Spec 10.68
test("bottles that a newer file lists as drunk are recorded only once", async () => {
  const row = aRow({ userId: cellar.userId, quantity: 5 });
  await cellar.wines.put(row);
  const changes = fallTo(2);
  const event = aDrank(1, { isUncounted: false, lotId: null, bottles: -2 });

  await writePast({ changes, events: [event], removedBottles: new Map([[row.id, 2]]) });

  expect((await present(row.id))?.quantity).toBe(2);
  const events = await readEvents(cellar);
  expect(events.map(({ kind, bottles, isUncounted }) => ({ kind, bottles, isUncounted }))).toEqual(
    expect.arrayContaining([
      { kind: "drank", bottles: -2, isUncounted: false },
      { kind: "corrected", bottles: -1, isUncounted: false },
    ]),
  );
  expect(events).toHaveLength(2);

  await undoImport(cellar, IMPORT, context());
  expect((await present(row.id))?.quantity).toBe(5);
  expect(await readEvents(cellar)).toEqual([]);
});

test("importing the event of an already removed bottle leaves the quantity unchanged", async () => {
  const row = aRow({ userId: cellar.userId, quantity: 2 });
  await cellar.wines.put(row);
  const event = aDrank(1, { isUncounted: false, lotId: null, bottles: -3 });

  await writePast({ changes: fallTo(2), events: [event], removedBottles: new Map([[row.id, 3]]) });

  const drank = (await readEvents(cellar)).filter(({ kind }) => kind === "drank");
  expect(drank).toMatchObject([{ isUncounted: true }]);
});

test("[W13] readSweptIds returns only ids of swept wines", async () => {
  const gone = { userId: cellar.userId, deleted: true, removedAt: 900 };
  await cellar.wines.bulkPut([
    aRow({ ...gone, name: "" }),
    aRow({ ...gone, id: id(2) }),
    aRow({ userId: cellar.userId, id: id(3) }),
  ]);

  expect(await readSweptIds(cellar)).toEqual(new Set([id(1)]));
});

test("[W13] importing a swept wine queues a create and shows no wine", async () => {
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
  const withoutPast = {
    ...order,
    events: [],
    fullHistoryIds: new Set<string>(),
    updated: [],
    wishes: [],
    removedBottles: new Map<string, number>(),
  };
  return importWines(cellar, withoutPast, context(), { signal, onProgress });
}

function writeWith(changes: readonly Change[], events: ImportOrder["events"], importId = IMPORT) {
  const fullHistoryIds = new Set(changes.map(({ wineId }) => wineId));
  const order = { id: importId, title: "list.csv", changes, photos: new Map(), places: [] };
  const { signal } = new AbortController();
  const watch = { signal, onProgress: () => undefined };
  return importWines(
    cellar,
    { ...order, events, fullHistoryIds, updated: [], wishes: [], removedBottles: new Map() },
    context(),
    watch,
  );
}

function fallTo(quantity: number): readonly Change[] {
  return [{ kind: "edit", wineId: id(1), body: aBody({ quantity }), base: { quantity: 5 } }];
}

function writePast(
  event: Partial<Pick<ImportOrder, "changes" | "events" | "updated" | "removedBottles">>,
  importId = IMPORT,
) {
  const order = { id: importId, title: "list.csv", photos: new Map(), places: [] };
  const none = {
    changes: [],
    events: [],
    updated: [],
    wishes: [],
    removedBottles: new Map(),
    fullHistoryIds: new Set<string>(),
  };
  const watch = { signal: new AbortController().signal, onProgress: () => undefined };
  return importWines(cellar, { ...order, ...none, ...event }, { ...context(), now: 2000 }, watch);
}

function aDrank(n: number, values: Partial<WineEvent> = {}): WineEvent {
  const body = eventBodySchema.parse({ kind: "drank", day: "2026-05-01", note: "Fine" });
  const kept = {
    id: id(500 + n),
    wineId: id(1),
    lotId: null,
    bottles: -1,
    isUncounted: false,
    ...NOT_RECORDED,
  };
  return { ...body, ...kept, ...values };
}

function context() {
  return { now: 1000, newId: () => crypto.randomUUID() };
}

async function present(wineId: string) {
  return (await presentWine(cellar, wineId)).present;
}
