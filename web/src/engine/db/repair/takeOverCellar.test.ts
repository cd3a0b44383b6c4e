import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aCreate, anEntry, anEvent, aRow, id, takeOut } from "../../../rules/testBuilders.ts";
import { type CellarDatabase, openCellarDatabase } from "../CellarDatabase.ts";
import { recordEvent, type NewEvent } from "../commands/eventCommands.ts";
import { putWish } from "../commands/wishCommands.ts";
import { readEvents } from "../queries/readEvents.ts";
import { readWishes } from "../queries/watchWishes.ts";
import { presentWine } from "../presentWine.ts";
import { prepareCellar } from "../opening/prepareCellar.ts";
import { presentPlaces } from "../presentPlaces.ts";
import { takeOverCellar } from "./takeOverCellar.ts";

const newId = () => crypto.randomUUID();
const CACHED = new Uint8Array([1]).buffer;

let from: CellarDatabase;
let into: CellarDatabase;

beforeEach(async () => {
  from = openCellarDatabase(newId());
  into = openCellarDatabase(newId());
  for (const cellar of [from, into]) await prepareCellar(cellar, { notes: [], newId });
});

afterEach(async () => {
  await from.delete();
  await into.delete();
});

test("[E4] copying the records of a forgotten account includes pending changes and photos", async () => {
  const photoUrl = "/objects/uploads/1f0c2a34-93c1-4a5b-8a70-3a3a4a6f9f10";
  await from.wines.bulkPut([
    aRow({ id: id(1), bottleId: id(1001), quantity: 6, photoUrl }),
    aRow({ id: id(2), bottleId: id(1002), seq: 2, isArchived: true }),
  ]);
  await from.outbox.add(anEntry({ position: 1, change: takeOut(2), opNo: 4 }));

  await takeOver();

  const { present } = await presentWine(into, id(1));
  expect(present).toMatchObject({ bottleId: id(1001), quantity: 4, photoUrl: null });
  expect((await presentWine(into, id(2))).present).toMatchObject({ isArchived: true });
  expect(await into.photos.toArray()).toMatchObject([{ recordId: id(1), jpeg: CACHED }]);
});

test("[E4] places copied from an account the server forgot keep their ids", async () => {
  const place = { id: id(4), name: "Rack", parentId: null, kind: "rack" } as const;
  const row = { ...place, rows: 4, columns: 6, depth: null, seq: 1 };
  await from.places.bulkPut([
    { ...row, deleted: false },
    { ...row, id: id(5), deleted: true },
  ]);

  await takeOver();

  expect([...(await presentPlaces(into)).values()]).toMatchObject([place]);
});

test("[E4] wishes copied twice from an account the server forgot exist once", async () => {
  const { id: wishId } = await wishIn(from);

  await takeOver();
  await takeOver();

  expect(await readWishes(into)).toMatchObject([{ id: wishId, name: "Pol Roger" }]);
  expect(await into.outbox.toArray()).toMatchObject([{ recordId: wishId }]);
});

async function wishIn(cellar: CellarDatabase) {
  const body = { name: "Pol Roger" };
  const outcome = await putWish(cellar, { seen: undefined, body }, { now: 0, newId });
  if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
  return outcome.wish;
}

test("[E4] [H5] events copied twice from an account the server forgot exist once", async () => {
  await from.wines.put(aRow({ id: id(1), quantity: 5 }));
  const drunk = { kind: "drank", day: "2026-05-01", note: "With lamb" } as const;
  const { event } = await recordedIn(from, { wineId: id(1), bottles: -1, body: drunk });

  await takeOver();
  await takeOver();

  const all = await readEvents(into, id(1));
  expect(all.filter(({ isUncounted }) => isUncounted)).toEqual([event]);
  expect(all.filter(({ isUncounted }) => !isUncounted)).toMatchObject([
    { kind: "added", bottles: 5 },
  ]);
  expect((await presentWine(into, id(1))).present).toMatchObject({ quantity: 5 });
});

test("[E4] [H12] impressions copied from an account the server forgot keep their authors", async () => {
  const impressions = [
    { author: { id: id(71), name: "Anna" }, rating: null, note: "Roses" },
    { author: { id: from.userId, name: "Bob" }, rating: null, note: "Tar" },
  ];
  await from.wines.put(aRow({ id: id(1) }));
  await from.events.put({ ...anEvent(11, { impressions }), seq: 1, deleted: false });

  await takeOver();

  const copied = (await readEvents(into, id(1))).find((event) => event.id === id(11));
  expect(copied?.impressions.map(({ author, note }) => [author.id, note])).toEqual([
    [null, "Roses"],
    [into.userId, "Tar"],
  ]);
});

test("[E4] copying the records of a forgotten account includes drafts and failed changes", async () => {
  const refused = {
    position: 1,
    opId: id(7),
    recordId: id(3),
    createdAt: 0,
    change: aCreate(id(3), { vintage: 2099 }),
    finding: { kind: "failed" as const },
  };
  await from.attention.put(refused);
  await from.drafts.put({ key: "add-wine", values: { name: "Half a n" } });

  await takeOver();

  expect(await into.attention.toArray()).toEqual([refused]);
  expect(await into.drafts.toArray()).toEqual([{ key: "add-wine", values: { name: "Half a n" } }]);
});

test("[E4] copying again from an account the server forgot adds nothing", async () => {
  await from.wines.put(aRow());

  await takeOver();
  await takeOver();

  expect(await into.outbox.toArray()).toMatchObject([{ change: { kind: "create" } }]);
});

async function recordedIn(cellar: CellarDatabase, event: NewEvent) {
  const outcome = await recordEvent(cellar, event, { now: 1000, newId });
  if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
  return outcome;
}

function takeOver() {
  const cachedPhoto = () => Promise.resolve(CACHED);
  return takeOverCellar(from, into, { now: 1000, newId, cachedPhoto });
}
