import "fake-indexeddb/auto";
import { type GivenWishBody, type Wish, wishBodySchema } from "sync-protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type CellarDatabase, openCellarDatabase } from "../db/CellarDatabase.ts";
import { putWish, removeWish, type WishCommandOutcome } from "../db/commands/wishCommands.ts";
import { prepareCellar } from "../db/opening/prepareCellar.ts";
import { readWishes } from "../db/queries/watchWishes.ts";
import { id } from "../../rules/testBuilders.ts";
import { Unreachable } from "../../server/callServer.ts";
import { drain } from "./drain.ts";
import type { SyncServer } from "./SyncServer.ts";
import { memoryServer, type MemoryServer } from "./test/memoryServer.ts";

const newId = () => crypto.randomUUID();

let cellar: CellarDatabase;
let server: MemoryServer;

beforeEach(async () => {
  const userId = newId();
  server = memoryServer(userId);
  cellar = openCellarDatabase(userId);
  await prepareCellar(cellar, { notes: [], newId });
});

afterEach(async () => {
  await cellar.delete();
});

test("[T1] edits of a wish on two devices merge by field", async () => {
  const wish = await put({ name: "Pol Roger" });
  await drained();

  server.change({
    kind: "put-wish",
    wishId: wish.id,
    body: { ...wishBodySchema.parse(wish), note: "Two" },
    base: { note: null },
  });
  await put({ ...wish, name: "Pol Roger Brut" }, wish);
  await drained();

  expect(await readWishes(cellar)).toEqual([{ ...wish, name: "Pol Roger Brut", note: "Two" }]);
  expect(await cellar.outbox.count()).toBe(0);
});

test("[T3] editing a wish that another device removed needs attention", async () => {
  const wish = await put({ name: "Pol Roger" });
  await drained();

  server.change({ kind: "remove-wish", wishId: wish.id });
  await put({ ...wish, note: "Two" }, wish);
  await drained();

  expect(await readWishes(cellar)).toEqual([]);
  expect(await cellar.attention.toArray()).toMatchObject([
    { change: { kind: "put-wish" }, finding: { refusal: { code: "not_found" } } },
  ]);
});

test("[T3] undo restores a wish after an unsent or sent removal", async () => {
  const wish = await put({ name: "Pol Roger", note: "Two" });
  for (const isSent of [false, true]) {
    const { undo } = done(await removeWish(cellar, wish.id, { now: 0, newId }));
    if (isSent) await drained();
    expect(await readWishes(cellar)).toEqual([]);
    await undo();
    await drained();
    expect(await readWishes(cellar)).toEqual([wish]);
  }
});

test("[T4] a device updated from a build without wishes reads all wishes", async () => {
  for (const n of [1, 2, 3]) server.change(made(n));
  server.stock({ name: "Barolo" });
  await drained();
  await cellar.wishes.clear();
  await cellar.state.update("sync", { wishes: undefined });
  server.pageSize = 2;

  await drained();

  expect((await readWishes(cellar)).map(({ name }) => name)).toEqual(["W3", "W2", "W1"]);
});

test("[T4] a drain requests wishes only if a wish changed on the server", async () => {
  let asked = 0;
  const counting: SyncServer = {
    push: (request) => server.push(request),
    pull: (request) => server.pull(request),
    pullHistory: (request) => server.pullHistory(request),
    pullWishes: (request) => {
      asked += 1;
      return server.pullWishes(request);
    },
  };
  server.change(made(1));
  await drained(counting);
  expect(asked).toBe(1);

  server.stock({ name: "Barolo" });
  await drained(counting);
  expect(asked).toBe(1);

  server.change(made(2));
  await drained(counting);
  expect(asked).toBe(2);
  expect(await readWishes(cellar)).toHaveLength(2);
});

test("[T4] wishes whose request failed are requested again by the next drain", async () => {
  server.change(made(1));
  const losing: SyncServer = {
    push: (request) => server.push(request),
    pull: (request) => server.pull(request),
    pullHistory: (request) => server.pullHistory(request),
    pullWishes: () => Promise.reject(new Unreachable()),
  };
  await drained(losing);
  expect(await readWishes(cellar)).toEqual([]);

  await drained();
  expect(await readWishes(cellar)).toHaveLength(1);
});

test("[E2] wishes of a restored server replace the earlier wishes", async () => {
  server.change(made(1));
  await drained();
  server.restore([]);
  server.change(made(2));

  await drained();

  expect((await readWishes(cellar)).map(({ name }) => name)).toEqual(["W2"]);
});

function made(n: number) {
  const body = wishBodySchema.parse({ name: `W${String(n)}` });
  return { kind: "put-wish", wishId: id(n), body } as const;
}

async function put(body: GivenWishBody, seen?: Wish): Promise<Wish> {
  return done(await putWish(cellar, { seen, body }, { now: 0, newId })).wish;
}

function done(outcome: WishCommandOutcome) {
  if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
  return outcome;
}

function drained(through: SyncServer = server) {
  return drain(cellar, { server: through, now: () => 0, random: () => 0.5, newId });
}
