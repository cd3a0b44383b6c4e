import { Dexie, type Table } from "dexie";
import { type WineRow } from "sync-protocol";
import { type CellarDatabase, openCellarDatabase } from "../src/db/CellarDatabase.ts";
import { recordChange } from "../src/db/commands/wineCommands.ts";
import { prepareCellar } from "../src/db/opening/prepareCellar.ts";
import { newEntry, type NewEntry, type OutboxEntry } from "../src/rules/outbox.ts";
import { drainUnderLock } from "../src/sync/drainUnderLock.ts";

/** A store as one would write it who asks nothing of it but to be durable. */
class BareDatabase extends Dexie {
  declare readonly wines: Table<WineRow, string>;
  declare readonly outbox: Table<OutboxEntry, number, NewEntry>;

  constructor(name: string) {
    super(name, { chromeTransactionDurability: "strict" });
    this.version(1).stores({ wines: "id", outbox: "++position, opNo, wineId" });
  }
}

/** The cellar of the person who is signed in on this origin, ready for commands and drains. */
async function openCellar(userId: string): Promise<CellarDatabase> {
  const cellar = openCellarDatabase(userId);
  await prepareCellar(cellar, { notes: [], newId });
  return cellar;
}

/** Drains once; answers milliseconds. */
async function drainOnce(userId: string): Promise<number> {
  const cellar = await openCellar(userId);
  return timed(async () => {
    const outcome = await drainUnderLock(cellar);
    if (outcome.kind !== "done") throw new Error(`The drain ended ${outcome.kind}`);
  });
}

/** Puts one bottle in, `count` times over these wines in turn, each durable before the next. */
async function addBottlesHere(userId: string, wineIds: string[], count: number): Promise<number> {
  const cellar = await openCellar(userId);
  return timed(async () => {
    for (let number = 0; number < count; number += 1) {
      const outcome = await recordChange(cellar, addingOne(wineIds, number), { now: 0, newId });
      if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
    }
  });
}

/** The same entries written by Dexie alone, each durable before the next. */
async function addEntriesBarely(wineIds: string[], count: number): Promise<number> {
  const bare = new BareDatabase(`bare-${newId()}`);
  await bare.open();
  const ms = await timed(async () => {
    for (let number = 0; number < count; number += 1) {
      await bare.outbox.add(newEntry(addingOne(wineIds, number), { opId: newId(), now: 0 }));
    }
  });
  await bare.delete();
  return ms;
}

/** Fetches rows as one JSON and puts them into a store: the least that a bootstrap can be. */
async function fetchAndPut(address: string): Promise<number> {
  const bare = new BareDatabase(`bare-${newId()}`);
  await bare.open();
  const ms = await timed(async () => {
    const rows = await rowsIn(await fetch(address, { cache: "no-store" }));
    await bare.wines.bulkPut(rows);
  });
  await bare.delete();
  return ms;
}

/** Sends a queue in one request, writes the rows that come back, empties the queue. */
async function replayBarely(address: string, wineIds: string[], count: number): Promise<number> {
  const bare = new BareDatabase(`bare-${newId()}`);
  const entries = Array.from({ length: count }, (_, number) =>
    newEntry(addingOne(wineIds, number), { opId: newId(), now: 0 }),
  );
  await bare.outbox.bulkAdd(entries);
  const ms = await timed(async () => {
    const queue = await bare.outbox.toArray();
    const body = JSON.stringify(queue.map(({ opId, change }) => ({ opId, change })));
    const answer = await fetch(address, { method: "POST", body });
    const rows = await rowsIn(answer);
    await bare.transaction("rw", bare.wines, bare.outbox, async () => {
      await bare.wines.bulkPut(rows);
      await bare.outbox.bulkDelete(queue.map(({ position }) => position));
    });
  });
  await bare.delete();
  return ms;
}

/** Reads all rows of a store that lies there: the least that a start can be. */
async function readAllBarely(userId: string): Promise<number> {
  const cellar = openCellarDatabase(userId);
  const ms = await timed(async () => {
    await cellar.open();
    await cellar.wines.toArray();
  });
  cellar.close();
  return ms;
}

/** Trusted as they come: a floor checks nothing. */
function rowsIn(answer: Response): Promise<WineRow[]> {
  return answer.json();
}

function addingOne(wineIds: string[], number: number) {
  const wineId = wineIds[number % wineIds.length] ?? "";
  return { kind: "add-bottles", wineId, quantity: 1 } as const;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function newId(): string {
  return crypto.randomUUID();
}

Object.assign(globalThis, {
  bench: {
    addBottlesHere,
    addEntriesBarely,
    drainOnce,
    fetchAndPut,
    readAllBarely,
    replayBarely,
  },
});
