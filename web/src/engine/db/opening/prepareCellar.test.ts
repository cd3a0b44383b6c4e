import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  aBody,
  aRow,
  aWine,
  anEdit,
  anEntry,
  aState,
  id,
  putIn,
  takeOut,
  without,
} from "../../../rules/testBuilders.ts";
import { type CellarDatabase, cellarName, openCellarDatabase } from "../CellarDatabase.ts";
import { CellarUnavailable } from "../CellarUnavailable.ts";
import { cellarOf, deleteCellar, inCellar } from "../cellars.ts";
import { editWine } from "../commands/wineCommands.ts";
import { waitingPhotos } from "../photos/keptPhotos.ts";
import { prepareCellar } from "./prepareCellar.ts";
import type { UnsentNote } from "../../outbox/changeSentence.ts";
import { readState } from "../syncState.ts";
import { abortingUpgrade, refusedOpening, type Refusal } from "./test/refusedOpening.ts";

let cellar: CellarDatabase;

beforeEach(() => {
  cellar = openCellarDatabase(crypto.randomUUID());
});

afterEach(async () => {
  await cellar.delete();
});

test("a new store starts at cursor 0 without lost changes", async () => {
  await prepare();

  expect(await readState(cellar)).toMatchObject({
    cursor: 0,
    nextOpNo: 1,
    filled: false,
    lost: [],
  });
});

test("preparing an undamaged store leaves it unchanged", async () => {
  await prepare();
  await cellar.wines.put(aRow());
  await cellar.outbox.put(anEntry({ change: takeOut(1), opNo: 4 }));
  const before = await readState(cellar);

  await prepare([{ opId: "settled long ago", sentence: "Took 1 bottle of Barolo out" }]);

  expect(await readState(cellar)).toEqual(before);
  expect(await cellar.outbox.toArray()).toMatchObject([{ opNo: 4 }]);
  expect(await cellar.wines.count()).toBe(1);
});

test("an unreadable pending change is listed as lost; others are renumbered", async () => {
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

test("[O7] changes sent before a repair do not merge with later edits", async () => {
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

test("a store emptied by the browser lists its unsent changes as lost", async () => {
  await prepare([{ opId: id(1), sentence: "Added Riesling" }]);

  expect((await readState(cellar)).lost).toEqual(["Added Riesling"]);
});

test("a store with unknown tables becomes usable and lists lost changes", async () => {
  const strange = new Dexie(cellarName(cellar.userId));
  strange.version(99).stores({ wines: "++other", nonsense: "id" });
  await strange.open();
  strange.close();

  await prepare([{ opId: id(1), sentence: "Added Riesling" }]);

  expect(await readState(cellar)).toMatchObject({ lost: ["Added Riesling"] });
  await cellar.wines.put(aRow());
});

test.each(["id", "other"])(
  "a store whose tables have the wrong key %s becomes usable",
  async (key) => {
    await createStrangely(999, key);

    await prepare([{ opId: id(1), sentence: "Added Riesling" }]);

    expect(await readState(cellar)).toMatchObject({ lost: ["Added Riesling"], filled: false });
    await cellar.wines.put(aRow());
    await cellar.outbox.add(anEntry({ change: takeOut(1) }));
    cellar.close();
    const nextVisit = openCellarDatabase(cellar.userId);
    await prepareCellar(nextVisit, { notes: [], newId: () => crypto.randomUUID() });
    expect(await nextVisit.outbox.toArray()).toMatchObject([{ change: takeOut(1) }]);
    nextVisit.close();
  },
);

test.each(["id", "other"])(
  "[D2] readable records of a store keyed by %s survive a repair",
  async (key) => {
    await createStrangely(999, key, EVERYTHING);

    await prepare();

    for (const [name, records] of Object.entries(EVERYTHING)) {
      expect(await cellar.table(name).toArray(), name).toMatchObject(records);
    }
    expect(await cellar.unreadable.count()).toBe(0);
    expect((await readState(cellar)).lost).toEqual([]);
  },
);

test("[D2] repairing a version 8 store with unknown keys keeps pending changes", async () => {
  const { recordId, createdAt, nextAttemptAt, ...entry } = EVERYTHING.outbox[0];
  const then = { ...entry, wineId: recordId, madeAt: createdAt, restsUntil: nextAttemptAt };
  await createStrangely(80, "other", { ...EVERYTHING, outbox: [then] });

  await prepare();

  expect(await cellar.outbox.toArray()).toMatchObject(EVERYTHING.outbox);
  expect(await cellar.unreadable.count()).toBe(0);
});

test("[D2] a repair keeps unreadable records apart and changes the device id", async () => {
  const garbage = { opId: id(7), change: "?" };
  await createStrangely(999, "other", { ...EVERYTHING, outbox: [...EVERYTHING.outbox, garbage] });

  await prepare([{ opId: garbage.opId, sentence: "Added Riesling" }]);

  expect(await cellar.unreadable.toArray()).toMatchObject([{ table: "outbox", record: garbage }]);
  expect(await cellar.outbox.toArray()).toMatchObject([{ change: takeOut(1), opNo: 1 }]);
  const { lost, deviceId } = await readState(cellar);
  expect(lost).toEqual(["Added Riesling"]);
  expect(deviceId).not.toBe(EVERYTHING.state[0]?.deviceId);
});

test.each<Refusal>(["QuotaExceededError", "InvalidStateError", "UnknownError"])(
  "[D1] a store that fails to open (%s) later opens unchanged",
  async (refusal) => {
    await prepare();
    await cellar.outbox.add(anEntry({ change: takeOut(1) }));
    cellar.close({ disableAutoOpen: false });
    const stopRefusing = refuseOpenings(refusal);

    await expect(prepare()).rejects.toMatchObject({
      name: "CellarUnavailable",
      reason: refusal === "QuotaExceededError" ? "full" : "refused",
    });

    stopRefusing();
    await prepare();
    expect(await cellar.outbox.toArray()).toMatchObject([{ change: takeOut(1) }]);
    expect((await readState(cellar)).lost).toEqual([]);
  },
);

test("[D1] after a failed upgrade, a store upgrades later without loss", async () => {
  await olderStore();
  const stopRefusing = refuseOpenings("upgrade aborted");

  await expect(prepare()).rejects.toThrow(CellarUnavailable);

  stopRefusing();
  await prepare();
  expect(await cellar.outbox.toArray()).toMatchObject([{ opId: id(5) }]);
});

test("[D3] missing fields of an older build's pending change get defaults", async () => {
  await prepare();
  const body = without(aBody(), "notes", "photoUrl");
  const entry = { position: 1, opId: id(5), recordId: id(1), createdAt: 7, cork: "sound" };
  const change = { kind: "create", wineId: id(1), bottleId: id(2), body: { ...body, size: 75 } };
  await cellar.outbox.put({ ...entry, change } as never);

  await prepare();

  expect(await cellar.outbox.toArray()).toEqual([
    {
      ...entry,
      attempts: 0,
      nextAttemptAt: 0,
      change: { ...change, body: { ...body, size: 75, notes: null, photoUrl: null } },
    },
  ]);
});

// Spec 10.31
test("[D3] upgrading a version 8 store keeps its contents under current names", async () => {
  await olderStore();

  await prepare();

  expect(await cellar.wines.toArray()).toEqual([aRow({ extraFields: "CT 94" })]);
  expect(await cellar.events.toArray()).toMatchObject([{ id: id(9), isUncounted: true }]);
  expect(await cellar.outbox.toArray()).toEqual([
    {
      ...{ position: 3, opId: id(5), opNo: 1, recordId: id(1), createdAt: 7, attempts: 3 },
      ...{ nextAttemptAt: 900, timesFailed: 2 },
      change: anEdit({ extraFields: "CT 94" }, { extraFields: "CT 95" }),
    },
  ]);
  expect(await cellar.attention.toArray()).toEqual([
    {
      ...{ position: 2, opId: id(6), recordId: id(1), createdAt: 0, change: takeOut(2) },
      finding: { kind: "failed", nextAttemptAt: 60, times: 1 },
    },
  ]);
  expect([...(await waitingPhotos(cellar))]).toEqual([[id(1), id(50)]]);
  expect(await cellar.photos.get(id(50))).toMatchObject({ replaces: "/objects/uploads/2" });
  expect(await cellar.missingPhotos.toArray()).toMatchObject([{ recordId: id(1), replaces: null }]);
  expect(await cellar.drafts.toArray()).toEqual([
    { key: "changed-events/1", values: { changed: [] } },
  ]);
  expect(await readState(cellar)).toMatchObject({ cursor: 9, nextOpNo: 2, lost: [] });
});

test("[D1] opening a store older than version 8 fails without changing it", async () => {
  await olderStore(7);

  await expect(prepare()).rejects.toMatchObject({ name: "CellarUnavailable", reason: "too old" });

  const left = new Dexie(cellarName(cellar.userId));
  await left.open();
  expect(left.verno).toBe(7);
  expect(await left.table("outbox").count()).toBe(1);
  left.close();
});

test("if the browser has closed a store, work is repeated after reopening", async () => {
  await prepare();
  cellar.close();

  await inCellar(cellar, (open) => open.outbox.add(anEntry({ change: takeOut(1) })));

  expect(await cellar.outbox.count()).toBe(1);
});

test("work on a deleted store fails instead of creating it again", async () => {
  const left = cellarOf(cellar.userId);
  await left.open();
  await deleteCellar(left.userId);

  await expect(inCellar(left, (open) => open.outbox.count())).rejects.toThrow(
    Dexie.DatabaseClosedError,
  );
  expect(await Dexie.exists(cellarName(left.userId))).toBe(false);
});

test("an unreadable change that needs attention is listed as lost", async () => {
  await prepare();
  const { opId, recordId, createdAt } = anEntry({ change: takeOut(1) });
  const failed = { opId, recordId, createdAt, position: 1, change: takeOut(1) };
  const unreadable = { opId: id(7), recordId: 3 };
  await cellar.attention.bulkPut([{ ...failed, finding: { kind: "failed" } }, unreadable as never]);

  await prepare([
    { opId, sentence: "Took 1 bottle of Barolo out" },
    { opId: unreadable.opId, sentence: "Added Riesling" },
  ]);

  expect(await cellar.attention.toCollection().primaryKeys()).toEqual([opId]);
  expect((await readState(cellar)).lost).toEqual(["Added Riesling"]);
});

test("after sync restarts, changes that need attention are not lost", async () => {
  await prepare();
  const { opId, recordId, createdAt } = anEntry({ change: takeOut(1) });
  const failed = { opId, recordId, createdAt, position: 1, change: takeOut(1) };
  await cellar.attention.put({ ...failed, finding: { kind: "failed" } });
  await cellar.state.clear();

  await prepare([{ opId, sentence: "Took 1 bottle of Barolo out" }]);

  expect((await readState(cellar)).lost).toEqual([]);
});

function prepare(notes: readonly UnsentNote[] = []) {
  return prepareCellar(cellar, { notes, newId: () => crypto.randomUUID() });
}

const EVERYTHING = {
  wines: [aRow()],
  outbox: [anEntry({ position: 3, change: takeOut(1), opNo: 1 })] as const,
  attention: [
    {
      position: 2,
      opId: id(6),
      recordId: id(1),
      createdAt: 0,
      change: takeOut(2),
      finding: { kind: "failed" },
    },
  ],
  photos: [{ id: id(50), recordId: id(1), jpeg: new ArrayBuffer(3), keptAt: 0 }],
  missingPhotos: [{ path: "/objects/uploads/1", recordId: id(1), missedAt: 0, isLost: false }],
  drafts: [{ key: "add-wine", values: { name: "Half a n" } }],
  state: [{ id: "sync", ...aState({ cursor: 9, nextOpNo: 2 }) }],
};

async function createStrangely(
  version: number,
  key: string,
  records?: Partial<Record<string, readonly object[]>>,
): Promise<void> {
  const opening = indexedDB.open(cellarName(cellar.userId), version);
  opening.onupgradeneeded = () => {
    for (const { name } of cellar.tables) {
      const table = opening.result.createObjectStore(name, { keyPath: key });
      const held = records ? (records[name] ?? []) : [{ strange: true }];
      held.forEach((record, index) => table.put({ [key]: index + 1, ...record }));
    }
  };
  await new Promise((resolve) => (opening.onsuccess = resolve));
  opening.result.close();
}

async function olderStore(version = 8): Promise<void> {
  const older = new Dexie(cellarName(cellar.userId));
  older.version(version).stores({
    wines: "id, seq",
    places: "id, seq",
    events: "id, seq, wineId",
    outbox: "++position, opNo, wineId",
    attention: "opId, wineId",
    photos: "id, [wineId+id], refusal.code, [wineId+path+id]",
    missingPhotos: "path, wineId",
    state: "id",
    drafts: "key",
    unreadable: "++place",
  });
  const wine = without(aRow(), "extraFields");
  await older.table("wines").put({ ...wine, toldElsewhere: "CT 94" });
  await older.table("events").put({ id: id(9), wineId: id(1), isTold: true });
  const edit = anEdit({}, {});
  const body = { ...without(edit.body, "extraFields"), toldElsewhere: "CT 95" };
  await older.table("outbox").put({
    ...{ position: 3, opId: id(5), opNo: 1, wineId: id(1), madeAt: 7, attempts: 3 },
    ...{ restsUntil: 900, timesParked: 2 },
    change: { ...edit, body, base: { toldElsewhere: "CT 94" } },
  });
  await older.table("attention").put({
    ...{ position: 2, opId: id(6), wineId: id(1), madeAt: 0, change: takeOut(2) },
    finding: { kind: "parked", triedAgainAt: 60, times: 1 },
  });
  const jpeg = new ArrayBuffer(3);
  const over = "/objects/uploads/2";
  await older.table("photos").put({ id: id(50), wineId: id(1), jpeg, keptAt: 0, over });
  const path = "/objects/uploads/1";
  const missing = { path, wineId: id(1), missedAt: 0, over: null, isLost: false };
  await older.table("missingPhotos").put(missing);
  await older.table("drafts").put({ key: "retold-events/1", values: { retold: [] } });
  await older.table("state").put({ id: "sync", ...aState({ cursor: 9, nextOpNo: 2 }) });
  older.close();
}

function refuseOpenings(refusal: Refusal | "upgrade aborted"): () => void {
  const open = indexedDB.open.bind(indexedDB);
  const spy = vi
    .spyOn(indexedDB, "open")
    .mockImplementation((...asked) =>
      refusal === "upgrade aborted" ? abortingUpgrade(open(...asked)) : refusedOpening(refusal),
    );
  return () => {
    spy.mockRestore();
  };
}
