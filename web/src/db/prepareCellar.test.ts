import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aBody, aRow, aWine, anEdit, anEntry, id, putIn, takeOut } from "../rules/testBuilders.ts";
import { type CellarDatabase, cellarName, openCellarDatabase } from "./CellarDatabase.ts";
import { cellarOf, deleteCellar, inCellar } from "./cellars.ts";
import { editWine } from "./commands/wineCommands.ts";
import { prepareCellar, type UnsentNote } from "./prepareCellar.ts";
import { readState } from "./syncState.ts";

let cellar: CellarDatabase;

beforeEach(() => {
  cellar = openCellarDatabase(crypto.randomUUID());
});

afterEach(async () => {
  await cellar.delete();
});

test("a new store begins with a device id and an empty past", async () => {
  await prepare();

  expect(await readState(cellar)).toMatchObject({
    cursor: 0,
    nextOpNo: 1,
    filled: false,
    lost: [],
  });
});

test("a sound store is left as it is", async () => {
  await prepare();
  await cellar.wines.put(aRow());
  await cellar.outbox.put(anEntry({ change: takeOut(1), opNo: 4 }));
  const before = await readState(cellar);

  await prepare([{ opId: "settled long ago", sentence: "Took 1 bottle of Barolo out" }]);

  expect(await readState(cellar)).toEqual(before);
  expect(await cellar.outbox.toArray()).toMatchObject([{ opNo: 4 }]);
  expect(await cellar.wines.count()).toBe(1);
});

test("an unsent change that cannot be read is named; the others are numbered anew", async () => {
  await prepare();
  const { deviceId } = await readState(cellar);
  const broken = anEntry({ position: 1, change: takeOut(1), opNo: 1 });
  const sound = anEntry({ position: 2, change: putIn(2), opNo: 2 });
  await cellar.outbox.bulkPut([{ ...broken, change: "?" } as never, sound]);

  await prepare([
    { opId: broken.opId, sentence: "Took 1 bottle of Barolo out" },
    { opId: sound.opId, sentence: "Put 2 bottles of Barolo in" },
  ]);

  const state = await readState(cellar);
  expect(state.lost).toEqual(["Took 1 bottle of Barolo out"]);
  expect(state.deviceId).not.toBe(deviceId);
  expect(await cellar.outbox.toArray()).toMatchObject([
    { opId: sound.opId, opNo: 1, change: putIn(2) },
  ]);
});

test("[O7] what was sent before the store was mended is not merged with what follows", async () => {
  await prepare();
  const sent = anEntry({ position: 1, change: anEdit({ quantity: 6 }, { quantity: 5 }), opNo: 4 });
  const unsent = anEntry({ position: 2, change: putIn(1, id(2)) });
  await cellar.outbox.bulkPut([sent, unsent]);
  await cellar.wines.put(aRow({ quantity: 6 }));
  await cellar.state.clear();
  await prepare();

  const seen = aWine({ quantity: 5 });
  const edit = { seen, body: aBody({ quantity: 4 }), photo: undefined };
  await editWine(cellar, edit, { now: 1, newId: () => crypto.randomUUID() });

  expect(await cellar.outbox.toArray()).toMatchObject([
    { opId: sent.opId, opNo: 1, carriedOver: true, change: sent.change },
    { opId: unsent.opId, opNo: undefined },
    { change: { base: { quantity: 5 }, body: { quantity: 4 } } },
  ]);
  expect(await readState(cellar)).toMatchObject({ nextOpNo: 2, ackThrough: 0 });
});

test("a store that was evicted names what was unsent in it", async () => {
  await prepare([{ opId: id(1), sentence: "Added Riesling" }]);

  expect((await readState(cellar)).lost).toEqual(["Added Riesling"]);
});

test("a store that cannot be opened at all is built anew", async () => {
  const strange = new Dexie(cellarName(cellar.userId));
  strange.version(99).stores({ wines: "++other", nonsense: "id" });
  await strange.open();
  strange.close();

  await prepare([{ opId: id(1), sentence: "Added Riesling" }]);

  expect(await readState(cellar)).toMatchObject({ lost: ["Added Riesling"] });
  await cellar.wines.put(aRow());
});

test.each([
  [1, "id"],
  [999, "id"],
  [999, "other"],
])("a store of version %i whose tables have the key %s is built anew", async (version, key) => {
  await createStrangely(version, key);

  await prepare([{ opId: id(1), sentence: "Added Riesling" }]);

  expect(await readState(cellar)).toMatchObject({ lost: ["Added Riesling"], filled: false });
  await cellar.wines.put(aRow());
  await cellar.outbox.add(anEntry({ change: takeOut(1) }));
  cellar.close();
  const nextVisit = openCellarDatabase(cellar.userId);
  await prepareCellar(nextVisit, { notes: [], newId: () => crypto.randomUUID() });
  expect(await nextVisit.outbox.toArray()).toMatchObject([{ change: takeOut(1) }]);
  nextVisit.close();
});

test("a store that the browser closed under us is opened again and the work done once", async () => {
  await prepare();
  cellar.close();

  await inCellar(cellar, (open) => open.outbox.add(anEntry({ change: takeOut(1) })));

  expect(await cellar.outbox.count()).toBe(1);
});

test("a store whose person has left is not opened again", async () => {
  const left = cellarOf(cellar.userId);
  await left.open();
  await deleteCellar(left.userId);

  await expect(inCellar(left, (open) => open.outbox.count())).rejects.toThrow(
    Dexie.DatabaseClosedError,
  );
  expect(await Dexie.exists(cellarName(left.userId))).toBe(false);
});

test("what needs attention and cannot be read is named and dropped, the rest stays", async () => {
  await prepare();
  const { opId, wineId, madeAt } = anEntry({ change: takeOut(1) });
  const parked = { opId, wineId, madeAt, position: 1, change: takeOut(1) };
  const unreadable = { opId: id(7), wineId: 3 };
  await cellar.attention.bulkPut([{ ...parked, finding: { kind: "parked" } }, unreadable as never]);

  await prepare([
    { opId, sentence: "Took 1 bottle of Barolo out" },
    { opId: unreadable.opId, sentence: "Added Riesling" },
  ]);

  expect(await cellar.attention.toCollection().primaryKeys()).toEqual([opId]);
  expect((await readState(cellar)).lost).toEqual(["Added Riesling"]);
});

test("a store that begins anew does not call lost what needs attention", async () => {
  await prepare();
  const { opId, wineId, madeAt } = anEntry({ change: takeOut(1) });
  const parked = { opId, wineId, madeAt, position: 1, change: takeOut(1) };
  await cellar.attention.put({ ...parked, finding: { kind: "parked" } });
  await cellar.state.clear();

  await prepare([{ opId, sentence: "Took 1 bottle of Barolo out" }]);

  expect((await readState(cellar)).lost).toEqual([]);
});

function prepare(notes: readonly UnsentNote[] = []) {
  return prepareCellar(cellar, { notes, newId: () => crypto.randomUUID() });
}

/** Puts a database in the cellar's place whose tables all have `key` for their key, and one row. */
async function createStrangely(version: number, key: string): Promise<void> {
  const opening = indexedDB.open(cellarName(cellar.userId), version);
  opening.onupgradeneeded = () => {
    for (const { name } of cellar.tables) {
      opening.result.createObjectStore(name, { keyPath: key }).put({ [key]: "strange" });
    }
  };
  await new Promise((resolve) => (opening.onsuccess = resolve));
  opening.result.close();
}
