import { Dexie, type Table } from "dexie";
import { type WineRow } from "sync-protocol";
import { newEntry, type NewEntry, type OutboxEntry } from "../src/engine/outbox/outbox.ts";
import { addingOne, momentNow, newId, timed } from "./common.ts";

/**
 * A minimal store that only makes records durable. The benchmark compares the app's store with it.
 */
class BareDatabase extends Dexie {
  declare readonly wines: Table<WineRow, string>;
  declare readonly outbox: Table<OutboxEntry, number, NewEntry>;

  constructor(name: string) {
    super(name, { chromeTransactionDurability: "strict" });
    this.version(1).stores({ wines: "id", outbox: "++position, opNo, wineId" });
  }
}

let bare = new BareDatabase("bare");
let address = "";

async function open(server: string): Promise<void> {
  address = server;
  bare = new BareDatabase(`bare-${newId()}`);
  await bare.open();
}

/**
 * Fetches all rows as one JSON text and stores them, the least work with which a device can read a
 * cellar. Returns the time in ms.
 */
function fetchAndPut(): Promise<number> {
  return timed(async () => {
    const rows = await rowsIn(await fetch(address, { cache: "no-store" }));
    await bare.wines.bulkPut(rows);
  });
}

/**
 * Reopens the store and reads all rows, the least work with which an app can start. Returns the
 * time in ms.
 */
async function listAll(): Promise<number> {
  bare.close();
  return timed(async () => {
    await bare.open();
    await bare.wines.toArray();
  });
}

/**
 * Writes outbox entries with plain Dexie and waits until each is durable. Returns the time in ms.
 */
function addEntries(wineIds: readonly string[], count: number): Promise<number> {
  return timed(async () => {
    for (let number = 0; number < count; number += 1) {
      await bare.outbox.add(newEntry(addingOne(wineIds, number), { opId: newId(), now: 0 }));
    }
  });
}

/** Sends the queue in one request, stores the rows of the response and empties the queue. */
async function replay(): Promise<{ readonly answeredMs: number; readonly settledMs: number }> {
  let answeredMs = 0;
  const settledMs = await timed(async () => {
    const start = performance.now();
    const queue = await bare.outbox.toArray();
    const body = JSON.stringify(queue.map(({ opId, change }) => ({ opId, change })));
    const rows = await rowsIn(await fetch(address, { method: "POST", body }));
    answeredMs = performance.now() - start;
    await bare.transaction("rw", bare.wines, bare.outbox, async () => {
      await bare.wines.bulkPut(rows);
      await bare.outbox.bulkDelete(queue.map(({ position }) => position));
    });
  });
  return { answeredMs, settledMs };
}

/**
 * Adds one bottle: makes the change durable on this device and then sends it. Returns the start
 * time, ms since 1970.
 */
async function tapNow(wineId: string): Promise<number> {
  const at = momentNow();
  const entry = newEntry(addingOne([wineId], 0), { opId: newId(), now: 0 });
  await bare.outbox.add(entry);
  await fetch(address, { method: "POST", body: JSON.stringify([entry]) });
  return at;
}

let rowsHeard: (rows: readonly WineRow[]) => unknown = () => undefined;

function listen(): Promise<void> {
  const source = new EventSource(`${address}/events`);
  source.addEventListener("message", ({ data }: MessageEvent<string>) => {
    void rowsIn(new Response(data)).then((rows) => rowsHeard(rows));
  });
  return new Promise((resolve) => {
    source.addEventListener("open", () => {
      resolve();
    });
  });
}

/**
 * Waits until the next rows from the server's events are durable on this device. Returns the time,
 * ms since 1970.
 */
function shownAt(): Promise<number> {
  return new Promise((resolve) => {
    rowsHeard = (rows) =>
      bare.wines.bulkPut(rows).then(() => {
        resolve(momentNow());
      });
  });
}

/**
 * Reads the rows of an answer. Does not validate them, because that would add to the measured time.
 */
function rowsIn(answer: Response): Promise<WineRow[]> {
  return answer.json();
}

Object.assign(globalThis, {
  bench: { open, fetchAndPut, listAll, addEntries, replay, tapNow, listen, shownAt },
});
