import "fake-indexeddb/auto";
import type { PullAnswer, WineRow } from "sync-protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aCreate, aRow, anEntry, id, takeOut } from "../../../rules/testBuilders.ts";
import { type CellarDatabase, openCellarDatabase } from "../CellarDatabase.ts";
import { prepareCellar } from "../opening/prepareCellar.ts";
import { renewIdentity } from "./renewIdentity.ts";
import { preparePush } from "./preparePush.ts";
import { readState } from "../syncState.ts";
import { type PageQuery, writeEventPage, writePage, writePushAnswer } from "./writeAnswer.ts";

const CONTEXT = { now: 5000, newId: () => crypto.randomUUID() };

let cellar: CellarDatabase;

beforeEach(async () => {
  cellar = openCellarDatabase(crypto.randomUUID());
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  await writePage(cellar, await query(), page([aRow({ seq: 5, name: "Five" })]), CONTEXT);
});

afterEach(async () => {
  await cellar.delete();
});

test("[R2] a page that arrives late does not move the cursor back", async () => {
  expect((await readState(cellar)).cursor).toBe(5);
  const late = { ...(await query()), since: 0 };

  await writePage(cellar, late, page([aRow({ seq: 3 })]), CONTEXT);

  expect((await readState(cellar)).cursor).toBe(5);
});

test("[R2] a long page is written completely", async () => {
  const rows = Array.from({ length: 1_001 }, (_, n) => aRow({ id: id(n + 1), seq: n + 6 }));

  await writePage(cellar, await query(), page(rows), CONTEXT);

  expect(await cellar.wines.orderBy("seq").toArray()).toEqual(rows);
});

test("[R5] a live event that starts at the cursor is written", async () => {
  const event = {
    seq: 7,
    page: { epoch: "first", since: 5, rows: [aRow({ seq: 7 })], places: [], events: [] },
  };

  expect(await writeEventPage(cellar, event, CONTEXT)).toBe("written");

  expect((await cellar.wines.toArray()).map(({ seq }) => seq)).toEqual([7]);
  expect((await readState(cellar)).cursor).toBe(7);
});

test.each([
  ["over a gap", { epoch: "first", since: 6, rows: [aRow({ seq: 7 })], places: [], events: [] }],
  [
    "of another history",
    { epoch: "second", since: 5, rows: [aRow({ seq: 7 })], places: [], events: [] },
  ],
])("[R5] a live event %s needs a pull", async (_, eventPage) => {
  expect(await writeEventPage(cellar, { seq: 7, page: eventPage }, CONTEXT)).toBe("stale");

  expect((await readState(cellar)).cursor).toBe(5);
  expect((await cellar.wines.toArray()).map(({ seq }) => seq)).toEqual([5]);
});

test("[R5] [R4] a live event is not written while an op lacks a verdict", async () => {
  await cellar.outbox.put(anEntry({ change: takeOut(1) }));
  await preparePush(cellar, 0);
  const event = {
    seq: 7,
    page: { epoch: "first", since: 5, rows: [aRow({ seq: 7 })], places: [], events: [] },
  };

  expect(await writeEventPage(cellar, event, CONTEXT)).toBe("unjudged");

  expect((await readState(cellar)).cursor).toBe(5);
});

test("[R5] a live event settles applied changes", async () => {
  await cellar.outbox.put(anEntry({ change: takeOut(1), opNo: 1, appliedSeq: 7 }));
  const event = {
    seq: 7,
    page: { epoch: "first", since: 5, rows: [aRow({ seq: 7 })], places: [], events: [] },
  };

  await writeEventPage(cellar, event, CONTEXT);

  expect(await cellar.outbox.count()).toBe(0);
});

test("[R2] a page that does not follow the cursor is not written", async () => {
  const ahead = { ...(await query()), since: 9 };

  expect(await writePage(cellar, ahead, page([aRow({ id: id(2), seq: 10 })]), CONTEXT)).toBe(
    "stale",
  );
  expect(await cellar.wines.count()).toBe(1);
});

test("[R3] a late row does not replace a newer row", async () => {
  const late = { ...(await query()), since: 0 };

  await writePage(cellar, late, page([aRow({ seq: 4, name: "Four" })]), CONTEXT);

  expect(await cellar.wines.toArray()).toMatchObject([{ seq: 5, name: "Five" }]);
});

test("[R3] a row at or before the cursor is not written", async () => {
  const late = await query();
  await writePage(cellar, late, page([aRow({ id: id(2), seq: 7 })]), CONTEXT);

  await writePage(
    cellar,
    late,
    page([aRow({ seq: 6, name: "Six, which is eight by now" })]),
    CONTEXT,
  );

  expect(await cellar.wines.toArray()).toMatchObject([{ seq: 5 }, { seq: 7 }]);
});

test("[R3] an older row above the cursor does not replace a newer row", async () => {
  const pushed = {
    epoch: "first",
    results: [],
    rows: [aRow({ seq: 8, name: "Eight" })],
    places: [],
    events: [],
    wishes: [],
  };
  await writePushAnswer(cellar, await sealedRequest(), pushed, CONTEXT);

  await writePage(cellar, await query(), page([aRow({ seq: 7, name: "Seven" })]), CONTEXT);

  expect(await cellar.wines.toArray()).toMatchObject([{ seq: 8, name: "Eight" }]);
  expect((await readState(cellar)).cursor).toBe(7);
});

test("a cellar counts as filled after the last page, even during later pulls", async () => {
  await cellar.state.update("sync", { filled: false });
  const first = { ...page([aRow({ id: id(2), seq: 6 })]), hasMore: true };

  await writePage(cellar, await query(), first, CONTEXT);
  expect((await readState(cellar)).filled).toBe(false);
  await writePage(cellar, await query(), page([aRow({ id: id(3), seq: 7 })]), CONTEXT);
  expect((await readState(cellar)).filled).toBe(true);
  await writePage(
    cellar,
    await query(),
    { ...page([aRow({ id: id(4), seq: 8 })]), hasMore: true },
    CONTEXT,
  );
  expect((await readState(cellar)).filled).toBe(true);
});

test("[E3] a page waits for verdicts of an earlier identity's ops", async () => {
  const sent = anEntry({ change: takeOut(1), opNo: 1, carriedOver: true });
  await cellar.outbox.put(sent);
  const next = page([aRow({ seq: 7 })]);

  expect(await writePage(cellar, await query(), next, CONTEXT)).toBe("unjudged");
  expect((await readState(cellar)).cursor).toBe(5);

  const verdict = { kind: "applied", recordId: id(1), seq: 7 } as const;
  const results = [{ opNo: 1, opId: sent.opId, verdict }];
  expect(await writePage(cellar, await query(), { ...next, results }, CONTEXT)).toBe("written");
  expect(await cellar.outbox.count()).toBe(0);
});

test("[E3] ops already applied or newly sent do not delay a page", async () => {
  await cellar.outbox.put(anEntry({ position: 1, change: takeOut(1), opNo: 1 }));
  await cellar.outbox.put(
    anEntry({ position: 2, change: takeOut(1), opNo: 2, carriedOver: true, appliedSeq: 9 }),
  );

  expect(await writePage(cellar, await query(), page([aRow({ seq: 7 })]), CONTEXT)).toBe("written");
});

test("[S2] [R4] a row in a push answer is ignored if its wine lacks a verdict", async () => {
  const rows = [
    aRow({ seq: 6 }),
    aRow({ id: id(2), seq: 7 }),
    aRow({ id: id(3), seq: 8, name: "Three" }),
  ];
  await cellar.outbox.put(anEntry({ position: 1, change: takeOut(1), opNo: 1, appliedSeq: 6 }));
  await cellar.outbox.put(
    anEntry({ position: 2, change: takeOut(1, id(2)), recordId: id(2), opNo: 2 }),
  );
  await cellar.outbox.put(anEntry({ position: 3, change: takeOut(1, id(3)), recordId: id(3) }));
  const answer = { epoch: "first", results: [], rows, places: [], events: [], wishes: [] };

  await writePushAnswer(cellar, await sealedRequest(), answer, CONTEXT);

  expect(await cellar.wines.toArray()).toMatchObject([
    { id: id(1), seq: 6 },
    { id: id(3), seq: 8 },
  ]);
  expect(await cellar.outbox.toArray()).toMatchObject([{ recordId: id(2) }, { recordId: id(3) }]);
});

test("[S2] [P4] a verdict settles a change sent from a copied profile", async () => {
  const unsent = anEntry({ position: 1, change: takeOut(1) });
  await cellar.outbox.put(unsent);
  const results = [
    {
      opNo: 1,
      opId: unsent.opId,
      verdict: { kind: "applied" as const, recordId: unsent.recordId, seq: 7 },
    },
  ];

  await writePage(cellar, await query(), { ...page([aRow({ seq: 7 })]), results }, CONTEXT);

  expect(await cellar.outbox.count()).toBe(0);
});

test("[S4] unsent changes of a refused new wine need attention too", async () => {
  const wineId = id(9);
  const made = anEntry({ position: 1, change: aCreate(wineId), recordId: wineId, opNo: 1 });
  await cellar.outbox.put(made);
  await cellar.outbox.put(anEntry({ position: 2, change: takeOut(1, wineId), recordId: wineId }));
  const refusal = { status: 409, code: "exists", error: "A wine has this id already" };
  const results = [{ opNo: 1, opId: made.opId, verdict: { kind: "refused" as const, refusal } }];
  const answer = { epoch: "first", results, rows: [], places: [], events: [], wishes: [] };

  await writePushAnswer(cellar, await sealedRequest(), answer, CONTEXT);

  expect(await cellar.outbox.count()).toBe(0);
  expect(await cellar.attention.count()).toBe(2);
});

test("[E1] a page of another epoch is not written", async () => {
  const other = { ...page([aRow({ seq: 9, name: "Nine" })]), epoch: "second" };

  expect(await writePage(cellar, await query(), other, CONTEXT)).toBe("other-epoch");
  expect(await cellar.wines.toArray()).toMatchObject([{ name: "Five" }]);
});

test("[P4] an answer for an earlier identity is not written", async () => {
  await cellar.outbox.add(anEntry({ change: takeOut(1) }));
  const sealed = await preparePush(cellar, 0);
  if (sealed.kind === "nothing") throw new Error("Nothing was sealed");
  const { deviceId } = await readState(cellar);
  await renewIdentity(cellar, { deviceId }, { deviceId: id(77), otherStore: false });

  const answer = {
    epoch: "first",
    results: [],
    rows: [aRow({ seq: 6, name: "Six" })],
    places: [],
    events: [],
    wishes: [],
  };
  expect(await writePushAnswer(cellar, sealed.request, answer, CONTEXT)).toBe("stale");
  expect(await readState(cellar)).toMatchObject({ deviceId: id(77), ackThrough: 0 });
});

async function sealedRequest() {
  const { deviceId, epoch } = await readState(cellar);
  return { protocol: 1, userId: cellar.userId, deviceId, epoch, ackThrough: 0, ops: [] };
}

// Spec 10.105
test("[W13] [F3] a swept wine loses its texts and its waiting photo", async () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 1]).buffer;
  const waiting = { id: id(800), recordId: id(1), jpeg, keptAt: 0 };
  await cellar.photos.add(waiting);
  const removed = { deleted: true, removedAt: 900 };
  await writePage(cellar, await query(), page([aRow({ seq: 6, ...removed })]), CONTEXT);
  expect(await cellar.photos.toArray()).toEqual([waiting]);

  await writePage(cellar, await query(), page([aRow({ seq: 7, name: "", ...removed })]), CONTEXT);

  expect(await cellar.wines.toArray()).toMatchObject([{ seq: 7, name: "" }]);
  expect(await cellar.photos.count()).toBe(0);
});

async function query(): Promise<PageQuery> {
  const { cursor, epoch, deviceId } = await readState(cellar);
  return { since: cursor, epoch, deviceId };
}

function page(rows: readonly WineRow[]): PullAnswer {
  const cursor = Math.max(...rows.map(({ seq }) => seq));
  return { epoch: "first", rows: [...rows], places: [], cursor, hasMore: false, results: [] };
}
