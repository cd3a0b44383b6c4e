import { type OpResult, PHOTO_KEPT_MS, type Verdict, type WineValues } from "sync-protocol";
import { expect, test } from "vitest";
import { failedRun } from "./failedRun.ts";
import type { OutboxEntry } from "./outbox.ts";
import { type Entries, park, settle } from "./settle.ts";
import { aCreate, anEdit, anEntry, id, putIn, takeOut } from "./testBuilders.ts";

const NOT_FOUND = { status: 404, code: "not_found", error: "Wine not found" };
const TAKEN = { status: 409, code: "bottle_id_taken", error: "Taken" };

test("[S2] an applied change leaves once the base row has reached its seq", () => {
  const entry = anEntry({ change: takeOut(1), opNo: 1 });

  const early = settleWith([entry], [applied(entry, 5)], 4);
  const reached = settleWith(early.outbox, [], 5);

  expect(early.outbox).toMatchObject([{ opId: entry.opId, appliedSeq: 5 }]);
  expect(reached.outbox).toEqual([]);
});

test("[S3] a refused change goes to its owner with the server's sentence", () => {
  const entry = anEntry({ change: takeOut(1), opNo: 1 });

  const { outbox, attention } = settleWith([entry], [refused(entry, NOT_FOUND)]);

  expect(outbox).toEqual([]);
  expect(attention).toMatchObject([
    { opId: entry.opId, finding: { kind: "refused", refusal: NOT_FOUND } },
  ]);
});

test("[S4] what depends on a refused create stays with it", () => {
  const create = anEntry({ position: 1, change: aCreate(), opNo: 1 });
  const sent = anEntry({ position: 2, change: putIn(1), opNo: 2 });
  const unsent = anEntry({ position: 3, change: takeOut(1) });
  const other = anEntry({ position: 4, change: takeOut(1, id(2)) });

  const { outbox, attention } = settleWith(
    [create, sent, unsent, other],
    [refused(create, TAKEN), refused(sent, NOT_FOUND)],
  );

  expect(outbox).toEqual([other]);
  expect(attention.map(({ opId, finding }) => [opId, finding.kind])).toEqual([
    [create.opId, "refused"],
    [sent.opId, "dependant"],
    [unsent.opId, "dependant"],
  ]);
});

test("[S4] a dependant that has a number still consumes it", () => {
  const create = anEntry({ position: 1, change: aCreate(), opNo: 1 });
  const sent = anEntry({ position: 2, change: putIn(1), opNo: 2 });

  const { outbox } = settleWith([create, sent], [refused(create, TAKEN)]);

  expect(outbox).toMatchObject([{ opId: sent.opId, opNo: 2, change: { kind: "noop" } }]);
});

test("[O6] after the third failure a change is parked and a noop takes its number", () => {
  const entry = anEntry({ change: takeOut(1), opNo: 3 });
  let entries: Entries = { outbox: [entry], attention: [] };
  const chance = { now: 1000, random: 0 };

  entries = failedRun(entries, entry.opId, chance);
  expect(entries.outbox).toMatchObject([{ attempts: 1, restsUntil: 2000 }]);
  entries = failedRun(entries, entry.opId, chance);
  expect(entries.outbox).toMatchObject([{ attempts: 2, restsUntil: 3000 }]);
  entries = failedRun(entries, entry.opId, chance);

  expect(entries.outbox).toMatchObject([
    { opId: entry.opId, opNo: 3, change: { kind: "noop" }, restsUntil: 0 },
  ]);
  expect(entries.attention).toMatchObject([{ change: takeOut(1), finding: { kind: "parked" } }]);
});

test("[O6] a noop that fails rests on; it is never parked itself", () => {
  const noop = anEntry({ change: { kind: "noop" }, opNo: 3, attempts: 9 });

  const { outbox, attention } = failedRun({ outbox: [noop], attention: [] }, noop.opId, {
    now: 0,
    random: 0,
  });

  expect(outbox).toMatchObject([{ change: { kind: "noop" }, attempts: 10 }]);
  expect(attention).toEqual([]);
});

test("[O6] a parked change that took effect after all needs no attention any more", () => {
  const entry = anEntry({ change: takeOut(1), opNo: 1 });
  const parked = park({ outbox: [entry], attention: [] }, entry.opId);

  const { outbox, attention } = settleWith(parked.outbox, [applied(entry, 5)], 5, parked);

  expect(outbox).toEqual([]);
  expect(attention).toEqual([]);
});

test("[O6] [S2] a parked change that took effect after all is pending until its row is here", () => {
  const entry = anEntry({ change: takeOut(1), opNo: 1 });
  const parked = park({ outbox: [entry], attention: [] }, entry.opId);

  const { outbox, attention } = settleWith(parked.outbox, [applied(entry, 5)], 4, parked);

  expect(outbox).toMatchObject([{ opId: entry.opId, change: entry.change, appliedSeq: 5 }]);
  expect(attention).toEqual([]);
});

test("[O6] a parked change whose noop was taken stays with its owner", () => {
  const entry = anEntry({ change: takeOut(1), opNo: 1 });
  const parked = park({ outbox: [entry], attention: [] }, entry.opId);

  const { outbox, attention } = settleWith(
    parked.outbox,
    [verdict(entry, { kind: "skipped" })],
    0,
    parked,
  );

  expect(outbox).toEqual([]);
  expect(attention).toMatchObject([{ opId: entry.opId, finding: { kind: "parked" } }]);
});

test("[S4] what depends on a create that a copy of this profile parked stays with it", () => {
  const create = anEntry({ position: 1, change: aCreate(), opNo: 1 });
  const dependant = anEntry({ position: 2, change: putIn(1) });

  const { outbox, attention } = settleWith(
    [create, dependant],
    [verdict(create, { kind: "skipped" })],
  );

  expect(outbox).toEqual([]);
  expect(attention).toMatchObject([
    { opId: create.opId, finding: { kind: "parked" } },
    { opId: dependant.opId, finding: { kind: "dependant", of: create.opId } },
  ]);
});

test("[S4] what waited for a parked create goes again when the create took effect after all", () => {
  const create = anEntry({ position: 1, change: aCreate(), opNo: 1 });
  const dependant = anEntry({ position: 2, change: putIn(1) });
  const parked = park({ outbox: [create, dependant], attention: [] }, create.opId);
  expect(parked.attention).toHaveLength(2);

  const { attention, requeued } = settleWith(parked.outbox, [applied(create, 1)], 1, parked);

  expect(attention).toEqual([]);
  expect(requeued).toMatchObject([{ change: putIn(1), opId: id(7777), opNo: undefined }]);
});

test("[M3] values of others that an edit replaced are kept for their owner to bring back", () => {
  const entry = anEntry({ change: takeOut(1), opNo: 1 });
  const overwrote = verdict(entry, {
    kind: "applied",
    wineId: id(1),
    seq: 2,
    overwritten: { name: "Theirs" },
  });

  const { outbox, attention } = settleWith([entry], [overwrote], 2);

  expect(outbox).toEqual([]);
  expect(attention).toMatchObject([{ finding: { kind: "overwrote", values: { name: "Theirs" } } }]);
});

test("[F6] a replaced photo can be restored for 90 days from when the server decided", () => {
  const entry = anEntry({ position: 1, change: anEdit({}, {}), opNo: 1 });
  const photoUrl = `/objects/uploads/${id(500)}`;
  const decidedAt = 1_000_000;
  const overwrote = (values: WineValues) =>
    settleWith(
      [entry],
      [verdict(entry, { ...APPLIED, overwritten: values, decidedAt })],
    ).attention.map(({ finding }) => finding);

  expect(overwrote({ photoUrl })).toMatchObject([{ photoUntil: decidedAt + PHOTO_KEPT_MS }]);
  expect(overwrote({ photoUrl: null })).toEqual([
    { kind: "overwrote", values: { photoUrl: null } },
  ]);
});

test("a verdict that comes late or twice changes nothing", () => {
  const gone = anEntry({ position: 1, change: takeOut(1), opNo: 1 });
  const waiting = anEntry({ position: 2, change: takeOut(1) });

  const { outbox, attention, requeued } = settleWith([waiting], [refused(gone, NOT_FOUND)]);

  expect({ outbox, attention, requeued }).toEqual({
    outbox: [waiting],
    attention: [],
    requeued: [],
  });
});

const APPLIED = { kind: "applied", wineId: id(1), seq: 2 } as const;

function settleWith(
  outbox: readonly OutboxEntry[],
  results: readonly OpResult[],
  seq = 0,
  { attention }: Pick<Entries, "attention"> = { attention: [] },
) {
  const facts = { seqOf: () => seq, newId: () => id(7777), now: 0 };
  return settle({ outbox, attention }, results, facts);
}

function verdict({ opNo, opId }: OutboxEntry, given: Verdict): OpResult {
  return { opNo: opNo ?? 0, opId, verdict: given };
}

function applied(entry: OutboxEntry, seq: number): OpResult {
  return verdict(entry, { kind: "applied", wineId: entry.wineId, seq });
}

function refused(entry: OutboxEntry, refusal: { status: number; code: string; error: string }) {
  return verdict(entry, { kind: "refused", refusal });
}
