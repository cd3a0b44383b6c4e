import { wineBodyOf } from "sync-protocol";
import { editWine, recordChange } from "../src/engine/db/commands/wineCommands.ts";
import { cellarOf } from "../src/engine/db/cellars.ts";
import { prepareCellar } from "../src/engine/db/opening/prepareCellar.ts";
import { commandRunner } from "../src/engine/live/changes/commandRunner.ts";
import { localCellar } from "../src/engine/live/cellar/localCellar.ts";
import { syncFeed } from "../src/engine/live/status/syncFeed.ts";
import { sessionStore } from "../src/engine/session/sessionStore.ts";
import { startSync, syncNow } from "../src/engine/sync/startSync.ts";
import { engineStatus } from "../src/engine/sync/status.ts";
import { addingOne, momentNow, newId, pause, timed } from "./common.ts";

const PAUSE_MS = 25;
const PHOTO_BYTES = 300_000;

let userId = "";

/** Opens a user's store like the app, but without the live view and without sync. */
async function openStore(person: string): Promise<void> {
  userId = person;
  await prepareCellar(cellarOf(userId), { notes: [], newId });
}

/** Connects the live view to the store and waits until the view has this many wines. */
async function watch(wines: number): Promise<void> {
  sessionStore.setState(
    { kind: "signedIn", user: { id: userId, email: "" }, mustSignIn: false },
    true,
  );
  await until(localCellar, () => winesShown().length === wines);
}

/** Starts sync. Resolves when sync is idle and has reached the server. */
async function sync(): Promise<void> {
  const events = { onMustSignIn: () => undefined, onAccountDeleted: () => undefined };
  startSync(cellarOf(userId), events, () => Promise.resolve());
  await waitUntilSynced();
}

/**
 * Reads a whole cellar from the server. Returns the time in ms until its wines are stored and in
 * the live view. The history is read later and not included.
 */
function bootstrap(person: string, wines: number): Promise<number> {
  return timed(async () => {
    await openStore(person);
    void sync();
    await watch(wines);
  });
}

/** Waits until the history is read too. Returns the time this takes, in ms. */
function readHistory(): Promise<number> {
  return timed(waitUntilSynced);
}

/**
 * Opens a stored cellar and waits until the live view shows all of it. Returns the time this takes,
 * in ms.
 */
function listAll(person: string, wines: number): Promise<number> {
  return timed(async () => {
    await openStore(person);
    await watch(wines);
  });
}

/**
 * Adds `count` bottles one at a time, to these wines in turn. Waits until each change is durable.
 * Returns the total time in ms.
 */
function addBottles(wineIds: readonly string[], count: number): Promise<number> {
  return timed(async () => {
    for (let number = 0; number < count; number += 1) await addBottle(wineIds, number);
  });
}

/** Adds one bottle. Returns the time in ms until the live view shows the bottle. */
async function tap(wineId: string): Promise<number> {
  const before = quantityOf(wineId);
  return timed(async () => {
    await Promise.all([
      addBottle([wineId], 0),
      until(localCellar, () => quantityOf(wineId) !== before),
    ]);
  });
}

/**
 * Reads a whole cellar from the server while bottles are added one after another, as a user would.
 * Returns for each bottle the time in ms until it is durable.
 */
async function tapsWhileReading(person: string, wines: number): Promise<number[]> {
  await openStore(person);
  void sync();
  sessionStore.setState(
    { kind: "signedIn", user: { id: userId, email: "" }, mustSignIn: false },
    true,
  );
  await until(localCellar, () => shownIds().length > 0);
  return tapsWhile(() => winesShown().length < wines);
}

/**
 * Saves a photo for each of `count` wines, one after the other, while bottles are added as in
 * {@link tapsWhileReading}. Skips the first `from` wines.
 */
async function tapsWhileStoringPhotos(from: number, count: number): Promise<number[]> {
  let isStoring = true;
  const stored = storePhotos(from, count).finally(() => {
    isStoring = false;
  });
  const times = await tapsWhile(() => isStoring);
  await stored;
  return times;
}

async function storePhotos(from: number, count: number): Promise<void> {
  for (const seen of winesShown().slice(from, from + count)) {
    const form = { seen, body: wineBodyOf(seen), photo: { jpeg: newPhoto() } };
    const outcome = await commandRunner(userId)((cellar, context) =>
      editWine(cellar, form, context),
    );
    if (outcome.kind === "refused") throw new Error("A photo was refused");
  }
}

/** Bytes that compress as little as a JPEG. */
function newPhoto(): ArrayBuffer {
  const bytes = new Uint8Array(PHOTO_BYTES);
  for (let from = 0; from < bytes.length; from += 50_000) {
    crypto.getRandomValues(bytes.subarray(from, from + 50_000));
  }
  return bytes.buffer;
}

/** Adds bottles at a user's pace. Returns for each the time in ms until it is durable. */
async function tapsWhile(isBusy: () => boolean): Promise<number[]> {
  const wineIds = shownIds();
  const times: number[] = [];
  while (isBusy()) {
    times.push(await timed(() => addBottle(wineIds, times.length)));
    await pause(PAUSE_MS);
  }
  return times;
}

/** Adds one bottle. Returns the start time, ms since 1970. */
async function tapNow(wineId: string): Promise<number> {
  const at = momentNow();
  await addBottle([wineId], 0);
  return at;
}

/** Waits until the live view shows another number of bottles. Returns the time, ms since 1970. */
async function shownAt(wineId: string, before: number): Promise<number> {
  await until(localCellar, () => quantityOf(wineId) !== before);
  return momentNow();
}

/** Sends the queued changes. Returns the time in ms until the queue is empty. */
function send(): Promise<number> {
  return timed(async () => {
    syncNow();
    await settled();
  });
}

/** Resolves when the queue is empty and no sync is running. */
async function settled(): Promise<void> {
  await until(syncFeed, () => syncFeed.getState().waiting === 0);
  await waitUntilSynced();
}

async function addBottle(wineIds: readonly string[], number: number): Promise<void> {
  const outcome = await commandRunner(userId)((cellar, context) =>
    recordChange(cellar, addingOne(wineIds, number), context),
  );
  if (outcome.kind === "refused") throw new Error("A bottle was refused");
}

function quantityOf(wineId: string): number | undefined {
  return winesShown().find(({ id }) => id === wineId)?.quantity;
}

function shownIds(): readonly string[] {
  const local = localCellar.getState();
  return local.kind === "read" ? local.ready.wines.map(({ id }) => id) : [];
}

function winesShown() {
  const local = localCellar.getState();
  return local.kind === "read" && local.filled ? local.ready.wines : [];
}

function isSynced(): boolean {
  const { phase, server } = engineStatus.getState();
  return phase === "idle" && server === "reached";
}

function waitUntilSynced(): Promise<void> {
  return until(engineStatus, isSynced);
}

/** Resolves when `holds` returns true. Checks again after each change of the store. */
function until(
  store: { readonly subscribe: (listen: () => void) => () => void },
  holds: () => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds()) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
}

Object.assign(globalThis, {
  bench: {
    openStore,
    watch,
    sync,
    bootstrap,
    readHistory,
    listAll,
    addBottles,
    tap,
    tapsWhileReading,
    tapsWhileStoringPhotos,
    tapNow,
    shownAt,
    quantityOf,
    send,
    settled,
  },
});
