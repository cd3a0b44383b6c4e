import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type CellarDatabase, openCellarDatabase } from "../db/CellarDatabase.ts";
import { retryAttention } from "../db/attention/attentionCommands.ts";
import { recordChange } from "../db/commands/wineCommands.ts";
import { prepareCellar } from "../db/opening/prepareCellar.ts";
import { wakeOutbox } from "../db/push-pull/writeFailedRun.ts";
import { parkedRest } from "../rules/parkedDue.ts";
import { id } from "../rules/testBuilders.ts";
import { drain } from "./drain.ts";
import { ServerRefusal } from "../server/ServerRefusal.ts";
import { memoryServer, type MemoryServer } from "./test/memoryServer.ts";
import { shownIn } from "./test/shownIn.ts";

const WINE = id(1);

let userId: string;
let cellar: CellarDatabase;
let server: MemoryServer;
let now: number;

beforeEach(async () => {
  userId = crypto.randomUUID();
  server = memoryServer(userId);
  cellar = await aCellar(userId);
  now = 1_000_000;
});

afterEach(async () => {
  await cellar.delete();
});

test("[O6] what the server fails to run three times is parked, and the rest goes on", async () => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  await takeOut(2);
  const [first] = await cellar.outbox.orderBy("position").toArray();
  server.poison.add(first!.opId);

  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await wakeOutbox(cellar);
    await drained();
  }

  expect(server.rows.get(WINE)?.quantity).toBe(4);
  expect(await cellar.outbox.count()).toBe(0);
  expect(await cellar.attention.toArray()).toMatchObject([{ finding: { kind: "parked" } }]);
});

test("[O6] a server that runs not even a noop parks nothing, however often it fails", async () => {
  server.stock({ quantity: 6 });
  await drained();
  await put(6);
  const asBefore = { ...server };
  server.push = () => Promise.reject(new ServerRefusal("internal"));

  for (let attempt = 1; attempt <= 10; attempt += 1) {
    await wakeOutbox(cellar);
    await drained();
  }
  server.push = (request) => asBefore.push(request);
  expect(await shownIn(cellar)).toMatchObject([{ quantity: 12 }]);
  await takeOut(1);
  await wakeOutbox(cellar);
  await drained();

  expect(server.rows.get(WINE)?.quantity).toBe(11);
  expect(await cellar.attention.count()).toBe(0);
});

test("[O6] [P7] a server whose store fails is asked again, and no change is blamed", async () => {
  server.stock({ quantity: 6 });
  await drained();
  await put(6);
  await takeOut(1);

  for (let attempt = 1; attempt <= 9; attempt += 1) {
    server.faults.push(unavailable(10_000));
    expect(await drained()).toEqual({ kind: "failing", retryAfterMs: 10_000 });
  }
  const waiting = await cellar.outbox.toArray();
  expect(waiting.map(({ attempts, restsUntil }) => [attempts, restsUntil])).toEqual([
    [0, 0],
    [0, 0],
  ]);
  await drained();

  expect(server.rows.get(WINE)?.quantity).toBe(11);
});

test("[O6] what is parked goes again by itself after its rest, behind all else and in order", async () => {
  server.stock({ quantity: 6 });
  await drained();
  await put(6);
  await takeOut(1);
  const parked = await cellar.outbox.orderBy("position").toArray();
  for (const { opId } of parked) server.poison.add(opId);
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await wakeOutbox(cellar);
    await drained();
  }
  expect(await cellar.attention.count()).toBe(2);

  const resting = await drained();
  expect(resting).toEqual({ kind: "done", nextAttemptAt: now + parkedRest(1) });
  now += parkedRest(1);
  await takeOut(2);
  await drained();

  expect(server.rows.get(WINE)?.quantity).toBe(9);
  expect(await cellar.attention.count()).toBe(0);
  const sent = server.pushes.at(-1)?.ops.map(({ change }) => change);
  expect(sent).toEqual(parked.map(({ change }) => change));
});

test("[O6] [P4] what two copies of a profile have parked goes again once", async () => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  const [entry] = await cellar.outbox.toArray();
  server.poison.add(entry!.opId);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await wakeOutbox(cellar);
    await drained();
  }
  const clone = await aCellar(userId, "clone");
  await clone.attention.bulkPut(await cellar.attention.toArray());
  now += parkedRest(1);

  await drained();
  await drain(clone, deps());

  expect(server.rows.get(WINE)?.quantity).toBe(5);
  expect(await shownIn(clone)).toMatchObject([{ quantity: 5 }]);
  await clone.delete();
});

test("[O3] behind a change that rests, nothing is sent", async () => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  const [first] = await cellar.outbox.toArray();
  server.poison.add(first!.opId);
  const outcome = await drained();
  await takeOut(2);

  await drained();

  expect(outcome).toEqual({ kind: "done", nextAttemptAt: now + 1000 });
  expect(server.pushes).toHaveLength(1);
});

test("[O6] a parked change that is retried goes under a new name and takes effect once", async () => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  const [first] = await cellar.outbox.toArray();
  server.poison.add(first!.opId);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await wakeOutbox(cellar);
    await drained();
  }

  await retryAttention(cellar, first!.opId, occasion());
  await drained();

  expect(server.rows.get(WINE)?.quantity).toBe(5);
  expect(await cellar.attention.count()).toBe(0);
});

test("[O6] a server that answers 500 to a whole push is asked again with the first change alone", async () => {
  server.stock({ quantity: 6 });
  await drained();
  await takeOut(1);
  await takeOut(1);
  server.faults.push(new ServerRefusal("internal"));
  await drained();
  now += 60_000;
  await drained();

  expect(server.pushes.map(({ ops }) => ops.length)).toEqual([2, 1, 1]);
  expect(server.rows.get(WINE)?.quantity).toBe(4);
});

async function aCellar(owner: string, suffix = ""): Promise<CellarDatabase> {
  const opened = Object.assign(openCellarDatabase(owner + suffix), { userId: owner });
  await prepareCellar(opened, { notes: [], newId: () => crypto.randomUUID() });
  return opened;
}

function unavailable(retryAfterMs: number) {
  return new ServerRefusal("unavailable", { retryAfterMs });
}

function occasion() {
  return { now, newId: () => crypto.randomUUID() };
}

function deps() {
  return { server, now: () => now, random: () => 0, newId: () => crypto.randomUUID() };
}

function drained() {
  return drain(cellar, deps());
}

function takeOut(quantity: number) {
  return recordChange(cellar, { kind: "remove-bottles", wineId: WINE, quantity }, occasion());
}

function put(quantity: number) {
  return recordChange(cellar, { kind: "add-bottles", wineId: WINE, quantity }, occasion());
}
