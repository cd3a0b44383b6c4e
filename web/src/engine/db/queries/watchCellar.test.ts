import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import type { WineRow } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anEntry, aRow, id, takeOut, without } from "../../../rules/testBuilders.ts";
import { type CellarDatabase, openCellarDatabase } from "../CellarDatabase.ts";
import { mendRows } from "../opening/mendRows.ts";
import { prepareCellar } from "../opening/prepareCellar.ts";
import { putInOutbox } from "../outboxPages.ts";
import { writePage } from "../push-pull/writeAnswer.ts";
import { readState, writeState } from "../syncState.ts";
import { publishRows } from "../writtenRows.ts";
import type { ReadCellar } from "./cellarReader.ts";
import { type CellarWatcher, type WatchedCellar, watchCellar } from "./watchCellar.ts";

const WATCHER: CellarWatcher = {
  next: (read) => {
    latest = read;
  },
  error: (cause) => {
    throw cause;
  },
};

let cellar: CellarDatabase;
let watched: WatchedCellar;
let latest: ReadCellar | undefined;

beforeEach(async () => {
  cellar = openCellarDatabase(crypto.randomUUID());
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  await reach(2, [aRow({ id: id(1), seq: 1 }), aRow({ id: id(2), seq: 2 })]);
  watched = watchCellar(cellar, WATCHER);
  await vi.waitFor(() => {
    expect(seqs()).toEqual([1, 2]);
  });
});

afterEach(async () => {
  watched.stop();
  latest = undefined;
  await cellar.delete();
});

test("[R3] when a newer row arrives, the other rows stay the same objects", async () => {
  const before = rows();

  await reach(3, [aRow({ id: id(1), seq: 3 })]);

  await vi.waitFor(() => {
    expect(seqs()).toEqual([3, 2]);
  });
  expect(rows()[1]).toBe(before[1]);
});

test("[R3] rows written during a paged read are in the result", async () => {
  watched.stop();
  latest = undefined;
  const rows = Array.from({ length: 600 }, (_, n) => aRow({ id: id(n + 1), seq: n + 1 }));
  await reach(600, rows);
  let written: Promise<void> | undefined;
  cellar.wines.hook("reading", (row: WineRow) => {
    written ??= Dexie.ignoreTransaction(() =>
      reach(602, [aRow({ id: id(1), seq: 601 }), aRow({ id: id(601), seq: 602 })]),
    );
    return row;
  });

  watched = watchCellar(cellar, WATCHER, { isInPages: true });

  await vi.waitFor(() => {
    expect(seqs().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 601 }, (_, n) => n + 2));
  });
  await written;
});

test("settling hundreds of changes does not read other pending changes again", async () => {
  const entries = Array.from({ length: 300 }, (_, n) =>
    anEntry({ position: n + 1, opId: id(n), change: takeOut(1) }),
  );
  await cellar.outbox.bulkPut(entries);
  await vi.waitFor(() => {
    expect(unsent()).toHaveLength(300);
  });
  const [untouched] = unsent();

  await cellar.transaction("rw", cellar.outbox, () =>
    putInOutbox(
      cellar,
      entries.slice(100).map((entry) => ({ ...entry, attempts: 1 })),
    ),
  );

  await vi.waitFor(() => {
    expect(unsent().map(({ attempts }) => attempts)).toEqual(
      entries.map((_, n) => (n < 100 ? 0 : 1)),
    );
  });
  expect(unsent()[0]).toBe(untouched);
});

test("a pending change causes no second read of the rows", async () => {
  const before = rows();

  await cellar.outbox.put(anEntry({ change: takeOut(1) }));

  await vi.waitFor(() => {
    expect(unsent()).toMatchObject([{ change: takeOut(1) }]);
  });
  expect(rows()[0]).toBe(before[0]);
});

test("[R2] a pushed row above the cursor does not hide pulled rows", async () => {
  await reach(2, [aRow({ id: id(1), seq: 9 })]);
  await vi.waitFor(() => {
    expect(seqs()).toEqual([9, 2]);
  });

  await reach(9, [aRow({ id: id(3), seq: 5 })]);

  await vi.waitFor(() => {
    expect(seqs()).toEqual([9, 2, 5]);
  });
});

test("[R2] rows that this page pulled are shown without reading the store", async () => {
  const unpacked = countRowReads();

  await pull(4, [aRow({ id: id(1), seq: 3 }), aRow({ id: id(3), seq: 4 })]);

  await vi.waitFor(() => {
    expect(seqs()).toEqual([3, 2, 4]);
  });
  expect(unpacked()).toBe(0);
});

test("[R3] a pulled older row does not replace a newer stored row", async () => {
  await reach(2, [aRow({ id: id(1), seq: 9 })]);

  await pull(4, [aRow({ id: id(1), seq: 3 }), aRow({ id: id(3), seq: 4 })]);

  await vi.waitFor(() => {
    expect(seqs()).toEqual([9, 2, 4]);
  });
});

test("[R2] rows of a failed write do not show until written again", async () => {
  const { deviceId } = await readState(cellar);
  const read = [aRow({ id: id(1), seq: 3, name: "Never written" })];
  publishRows(cellar, { deviceId, epoch: "first", since: 2, cursor: 3, rows: read });
  await cellar.outbox.put(anEntry({ change: takeOut(1) }));

  await vi.waitFor(() => {
    expect(unsent()).toHaveLength(1);
  });
  expect(seqs()).toEqual([1, 2]);

  await pull(4, [aRow({ id: id(1), seq: 4, name: "Written" })]);

  await vi.waitFor(() => {
    expect(rows()).toMatchObject([{ name: "Written" }, { seq: 2 }]);
  });
});

test("[E2] rows of another epoch replace all rows", async () => {
  await cellar.transaction("rw", cellar.wines, cellar.state, async () => {
    await cellar.wines.clear();
    await cellar.wines.put(aRow({ id: id(2), seq: 1, name: "Of another history" }));
    await writeState(cellar, { ...(await readState(cellar)), epoch: "second", cursor: 1 });
  });

  await vi.waitFor(() => {
    expect(rows()).toMatchObject([{ id: id(2), name: "Of another history" }]);
  });
});

test("[E2] a wine's new-epoch row replaces its old row with equal seq", async () => {
  await cellar.transaction("rw", cellar.wines, cellar.state, async () => {
    await writeState(cellar, { ...(await readState(cellar)), epoch: "second", cursor: 0 });
  });
  await vi.waitFor(() => {
    expect(latest).toMatchObject({ sources: { state: { epoch: "second" } } });
  });

  await reach(2, [aRow({ id: id(1), seq: 1, name: "Of another history" })], "second");

  await vi.waitFor(() => {
    expect(rows()[0]).toMatchObject({ name: "Of another history" });
  });
});

test("an unreadable wine row is reported as damage, and repair removes it", async () => {
  await cellar.transaction("rw", cellar.wines, cellar.state, async () => {
    await cellar.wines.put(Object.assign(aRow({ id: id(1), seq: 3 }), { vintage: "MMXVI" }));
  });
  await vi.waitFor(() => {
    expect(latest).toEqual({ kind: "damaged" });
  });

  await mendRows(cellar);

  await vi.waitFor(() => {
    expect(seqs()).toEqual([2]);
  });
});

test("readAgain shows a write that another page did not report", async () => {
  const silenced = vi.spyOn(Dexie.on.storagemutated, "fire").mockReturnValue(undefined);
  await cellar.outbox.put(anEntry({ change: takeOut(1) }));
  silenced.mockRestore();
  expect(unsent()).toEqual([]);

  watched.readAgain();

  await vi.waitFor(() => {
    expect(unsent()).toMatchObject([{ change: takeOut(1) }]);
  });
});

test("[D3] an older build's row shows initial values for missing fields", async () => {
  await cellar.wines.put(without(aRow({ id: id(3), seq: 3 }), "notes", "photoUrl"));

  await vi.waitFor(() => {
    expect(rows()[2]).toMatchObject({ id: id(3), notes: null, photoUrl: null });
  });
});

async function reach(cursor: number, read: readonly WineRow[], epoch = "first"): Promise<void> {
  await cellar.transaction("rw", cellar.wines, cellar.state, async () => {
    await cellar.wines.bulkPut(read);
    await writeState(cellar, { ...(await readState(cellar)), epoch, cursor });
  });
}

async function pull(cursor: number, read: readonly WineRow[]): Promise<void> {
  const { deviceId, cursor: since } = await readState(cellar);
  const answer = {
    epoch: "first",
    rows: [...read],
    places: [],
    results: [],
    cursor,
    hasMore: false,
  };
  const written = await writePage(cellar, { since, epoch: "first", deviceId }, answer, {
    now: 0,
    newId: () => crypto.randomUUID(),
  });
  expect(written).toBe("written");
}

function countRowReads(): () => number {
  let unpacked = 0;
  cellar.wines.hook("reading", (row: WineRow) => {
    unpacked += 1;
    return row;
  });
  return () => unpacked;
}

function rows(): readonly WineRow[] {
  return latest?.kind === "sound" ? [...latest.sources.rowOf.values()] : [];
}

function unsent() {
  return latest?.kind === "sound" ? [...latest.sources.outbox.values()] : [];
}

function seqs(): number[] {
  return rows().map(({ seq }) => seq);
}
