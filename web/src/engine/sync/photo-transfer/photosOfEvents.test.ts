import "fake-indexeddb/auto";
import { eventBodyOf, type Wine, wineBodyOf } from "sync-protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type CellarDatabase, openCellarDatabase } from "../../db/CellarDatabase.ts";
import { editEvent, removeEvent } from "../../db/commands/eventCommands.ts";
import { editWine, recordChange } from "../../db/commands/wineCommands.ts";
import { prepareCellar } from "../../db/opening/prepareCellar.ts";
import { lostPhotos } from "../../db/photos/missingPhotos.ts";
import { presentWine } from "../../db/presentWine.ts";
import { readEvents } from "../../db/queries/readEvents.ts";
import { countUnsent } from "../../db/queries/unsent.ts";
import type { CellarEvent } from "../../../rules/history/CellarEvent.ts";
import { id } from "../../../rules/testBuilders.ts";
import { drain } from "../drain.ts";
import { memoryServer, type MemoryServer } from "../test/memoryServer.ts";
import { sendKeptPhotos } from "./sendKeptPhotos.ts";

const LABEL = Uint8Array.of(0xff, 0xd8, 1).buffer;
const NOW = Date.UTC(2026, 7, 1, 12);
const GONE = `/objects/uploads/${id(900)}`;

let cellar: CellarDatabase;
let server: MemoryServer;
let wineId: string;
let uploaded: Map<string, ArrayBuffer>;
let attached: number;

beforeEach(async () => {
  cellar = openCellarDatabase(crypto.randomUUID());
  await prepareCellar(cellar, { notes: [], newId });
  server = memoryServer(cellar.userId);
  server.stock({ quantity: 6 });
  [wineId = ""] = [...server.rows.keys()];
  uploaded = new Map();
  attached = 0;
  await sync();
});

afterEach(() => cellar.delete());

// Spec 10.44
test("[F3] photo bytes are kept until the server's event has the photo path", async () => {
  const eventId = await drunkAndPhotographed();
  expect(await readEvents(cellar)).toMatchObject([
    { id: eventId, photoUrl: null },
    { kind: "added" },
  ]);
  await sync();
  expect(await sent()).toBe("all sent");
  const [path] = uploaded.keys();

  expect(await keptBytes()).toEqual([LABEL]);
  const [event] = await readEvents(cellar);
  expect(event).toMatchObject({ photoUrl: path, localPhotoId: expect.any(String) as unknown });
  server.faults.push("answer lost");
  await sync();
  expect(await keptBytes()).toEqual([LABEL]);

  await sync();
  expect(server.events.get(eventId)).toMatchObject({ photoUrl: path, bottles: -1 });
  expect(attached).toBe(1);
  expect(await keptBytes()).toEqual([]);
});

test("[F4] an event photo that the server lost is uploaded again", async () => {
  const eventId = await drunkAndPhotographed();
  await sync();
  await sent();
  const [path] = uploaded.keys();
  server.lostPhotos.add(path ?? "");
  await sync();
  expect(server.events.get(eventId)?.photoUrl).toBeNull();
  expect(await keptBytes()).toEqual([LABEL]);

  await sent();
  await sync();
  const { photoUrl } = server.events.get(eventId) ?? {};
  expect(uploaded.get(photoUrl ?? "")).toEqual(LABEL);
  expect(await keptBytes()).toEqual([]);
});

test("[F5] an event photo missing on server and device is reported as lost", async () => {
  await drink();
  const seen = await theEvent();
  server.lostPhotos.add(GONE);
  const body = { ...eventBodyOf(seen), photoUrl: GONE };
  await editEvent(cellar, { seen, body }, context());
  await sync();
  await sent();

  expect(await lostPhotos(cellar)).toMatchObject([
    { path: GONE, recordId: seen.id, isOfEvent: true },
  ]);
});

test("[F3] an event photo is dropped when another device removes the event", async () => {
  const eventId = await drunkAndPhotographed();
  await sync();
  server.change({ kind: "remove-event", eventId });

  await sync();

  expect(await keptBytes()).toEqual([]);
  expect(await countUnsent(cellar)).toBe(0);
});

test("[F3] undo of an event's removal restores its photo", async () => {
  const undo = await drink();
  const event = await theEvent();
  await photographed(event);
  const removal = await removeEvent(cellar, event.id, context());
  expect(await keptBytes()).toEqual([]);
  if (removal.kind === "done") await removal.undo();
  expect(await keptBytes()).toEqual([LABEL]);

  await undo();

  expect(await keptBytes()).toEqual([]);
  expect(await countUnsent(cellar)).toBe(0);
});

test("[O7] an edit stays separate if the earlier edit's event has a photo", async () => {
  const seen = await theWine();
  await counted(seen, 5);
  const event = await theEvent();
  await photographed(event);

  await counted({ ...seen, quantity: 5 }, 4);

  expect((await readEvents(cellar)).map(({ id }) => id)).toContain(event.id);
  await sync();
  await sent();
  await sync();
  expect(server.events.get(event.id)?.photoUrl).toBe([...uploaded.keys()][0]);
});

test("[F7] undo removes an event's photo that the server already attached", async () => {
  await drink();
  const outcome = await photographed(await theEvent());
  await sync();
  await sent();
  await sync();
  expect((await theEvent()).photoUrl).not.toBeNull();

  if (outcome.kind === "done") await outcome.undo();

  expect((await theEvent()).photoUrl).toBeNull();
});

function newId(): string {
  return crypto.randomUUID();
}

function context() {
  return { now: NOW, newId };
}

function sync() {
  return drain(cellar, { server, now: () => NOW, random: () => 0.5, newId });
}

function sent() {
  const deps = {
    upload: (jpeg: ArrayBuffer) => {
      const path = `/objects/uploads/${id(100 + uploaded.size)}`;
      uploaded.set(path, jpeg);
      return Promise.resolve(path);
    },
    cached: () => Promise.resolve(undefined),
    now: () => NOW,
    newId,
    attached: () => {
      attached += 1;
    },
  };
  return sendKeptPhotos(cellar, deps, new AbortController().signal);
}

async function drink(): Promise<() => Promise<void>> {
  const change = { kind: "remove-bottles", wineId, quantity: 1 } as const;
  const outcome = await recordChange(cellar, change, context());
  if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
  return outcome.undo;
}

function photographed(seen: CellarEvent) {
  return editEvent(cellar, { seen, body: eventBodyOf(seen), photo: { jpeg: LABEL } }, context());
}

async function drunkAndPhotographed(): Promise<string> {
  await drink();
  const event = await theEvent();
  await photographed(event);
  return event.id;
}

async function theEvent(): Promise<CellarEvent> {
  const [event] = await readEvents(cellar);
  if (!event) throw new Error("There is no event");
  return event;
}

async function theWine(): Promise<Wine> {
  const { present } = await presentWine(cellar, wineId);
  if (!present) throw new Error("There is no wine");
  return present;
}

async function counted(seen: Wine, quantity: number) {
  const body = { ...wineBodyOf(seen), quantity };
  return editWine(cellar, { seen, body, photo: undefined }, context());
}

async function keptBytes(): Promise<ArrayBuffer[]> {
  return (await cellar.photos.toArray()).map(({ jpeg }) => jpeg);
}
