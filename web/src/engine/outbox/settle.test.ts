import {
  type OpResult,
  PHOTO_KEPT_MS,
  recordIdOf,
  type Verdict,
  type WineValues,
} from "sync-protocol";
import { expect, test } from "vitest";
import { failedRest, failedRun } from "./failures.ts";
import type { AttentionEntry, Entries, OutboxEntry } from "./outbox.ts";
import { settle } from "./settle.ts";
import { aCreate, anEdit, anEntry, id, putIn, takeOut } from "../../rules/testBuilders.ts";

const NOT_FOUND = { status: 404, code: "not_found", error: "Wine not found" };
const TAKEN = { status: 409, code: "bottle_id_taken", error: "Taken" };

test("[S2] an applied change leaves the outbox when the base row reaches its seq", () => {
  const entry = anEntry({ change: takeOut(1), opNo: 1 });

  const early = settleWith([entry], [applied(entry, 5)], 4);
  const reached = settleWith(early.outbox, [], 5);

  expect(early.outbox).toMatchObject([{ opId: entry.opId, appliedSeq: 5 }]);
  expect(reached.outbox).toEqual([]);
});

test("[S3] a refused change moves from outbox to attention with the server's message", () => {
  const entry = anEntry({ change: takeOut(1), opNo: 1 });

  const { outbox, attention } = settleWith([entry], [refused(entry, NOT_FOUND)]);

  expect(outbox).toEqual([]);
  expect(attention).toMatchObject([
    { opId: entry.opId, finding: { kind: "refused", refusal: NOT_FOUND } },
  ]);
});

test("[S4] dependent changes of a refused new wine need attention too", () => {
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

test("[S4] if a create is refused, its numbered dependent change becomes a noop", () => {
  const create = anEntry({ position: 1, change: aCreate(), opNo: 1 });
  const sent = anEntry({ position: 2, change: putIn(1), opNo: 2 });

  const { outbox } = settleWith([create, sent], [refused(create, TAKEN)]);

  expect(outbox).toMatchObject([{ opId: sent.opId, opNo: 2, change: { kind: "noop" } }]);
});

// Spec 10.101
test("[S4] an event's change needs attention if the event's creation was refused", () => {
  const change = anEntry({ position: 1, change: takeOut(1), opNo: 1 });
  const said = anEntry({ position: 2, change: removalOf(change.opId), opNo: 2 });
  const other = anEntry({ position: 3, change: removalOf(id(900)) });
  const missing = { ...NOT_FOUND, error: "Event not found" };

  const { outbox, attention } = settleWith(
    [change, said, other],
    [refused(change, NOT_FOUND), refused(said, missing)],
  );

  expect(outbox).toEqual([other]);
  expect(attention.map(({ opId, finding }) => [opId, finding])).toEqual([
    [change.opId, { kind: "refused", refusal: NOT_FOUND }],
    [said.opId, { kind: "dependant", of: change.opId }],
  ]);
});

test("[S4] changes to events of a refused new wine also need attention", () => {
  const create = anEntry({ position: 1, change: aCreate(), opNo: 1 });
  const bottles = anEntry({ position: 2, change: takeOut(1) });
  const said = anEntry({ position: 3, change: removalOf(bottles.opId) });

  const { outbox, attention } = settleWith([create, bottles, said], [refused(create, TAKEN)]);

  expect(outbox).toEqual([]);
  expect(attention.map(({ opId }) => opId)).toEqual([create.opId, bottles.opId, said.opId]);
});

test("[O6] a change's delay grows with each failure; noops are not delayed", () => {
  const entry = anEntry({ change: takeOut(1), opNo: 3 });
  const chance = { now: 1000, random: 0 };

  const once = failedRun({ outbox: [entry], attention: [] }, entry.opId, chance);
  const twice = failedRun(once, entry.opId, chance);
  const thrice = failedRun(twice, entry.opId, chance);

  expect(once.outbox).toMatchObject([{ attempts: 1, nextAttemptAt: 2000, change: takeOut(1) }]);
  expect(twice.outbox).toMatchObject([{ attempts: 2, nextAttemptAt: 3000, change: takeOut(1) }]);
  expect(thrice.outbox).toMatchObject([{ attempts: 3, nextAttemptAt: 0, change: takeOut(1) }]);
  expect(thrice.attention).toEqual([]);
});

test("[O6] a change counts as failed if its noop gets the verdict skipped", () => {
  const entry = anEntry({ change: takeOut(1), opNo: 3, attempts: 3, timesFailed: 2 });

  const { outbox, attention } = settleWith([entry], [verdict(entry, { kind: "skipped" })]);

  expect(outbox).toEqual([]);
  expect(attention).toMatchObject([
    {
      opId: entry.opId,
      change: takeOut(1),
      finding: { kind: "failed", nextAttemptAt: failedRest(3), times: 3 },
    },
  ]);
});

test("[O6] a change is settled if its noop gets the verdict applied", () => {
  const entry = anEntry({ change: takeOut(1), opNo: 1, attempts: 3 });

  const waiting = settleWith([entry], [applied(entry, 5)], 4);
  const settled = settleWith([entry], [applied(entry, 5)], 5);

  expect(waiting.outbox).toMatchObject([{ change: entry.change, appliedSeq: 5 }]);
  expect(settled.outbox).toEqual([]);
  expect([...waiting.attention, ...settled.attention]).toEqual([]);
});

test("[O6] [S2] a change marked failed but applied stays pending until its row arrives", () => {
  const entry = anEntry({ change: takeOut(1), opNo: 1 });
  const failed = failedByOlderBuild(entry);

  const { outbox, attention } = settleWith(failed.outbox, [applied(entry, 5)], 4, failed);

  expect(outbox).toMatchObject([{ opId: entry.opId, change: entry.change, appliedSeq: 5 }]);
  expect(attention).toEqual([]);
});

test("[O6] a change that an older build marked as failed still needs attention", () => {
  const entry = anEntry({ change: takeOut(1), opNo: 1 });
  const failed = failedByOlderBuild(entry);

  const { outbox, attention } = settleWith(
    failed.outbox,
    [verdict(entry, { kind: "skipped" })],
    0,
    failed,
  );

  expect(outbox).toEqual([]);
  expect(attention).toMatchObject([{ opId: entry.opId, finding: { kind: "failed" } }]);
});

test("[S4] dependent changes need attention if their create gets the verdict skipped", () => {
  const create = anEntry({ position: 1, change: aCreate(), opNo: 1 });
  const dependant = anEntry({ position: 2, change: putIn(1) });

  const { outbox, attention } = settleWith(
    [create, dependant],
    [verdict(create, { kind: "skipped" })],
  );

  expect(outbox).toEqual([]);
  expect(attention).toMatchObject([
    { opId: create.opId, finding: { kind: "failed" } },
    { opId: dependant.opId, finding: { kind: "dependant", of: create.opId } },
  ]);
});

test("[S4] dependent changes are queued again if their failed create was applied", () => {
  const create = anEntry({ position: 1, change: aCreate(), opNo: 1 });
  const dependant = anEntry({ position: 2, change: putIn(1) });
  const failed = failedByOlderBuild(create);
  const waiting: AttentionEntry = {
    ...failed.attention[0],
    ...{ position: 2, opId: dependant.opId, change: putIn(1) },
    finding: { kind: "dependant", of: create.opId },
  };

  const { attention, requeued } = settleWith(failed.outbox, [applied(create, 1)], 1, {
    attention: [...failed.attention, waiting],
  });

  expect(attention).toEqual([]);
  const entry = { change: putIn(1), opId: id(7777), opNo: undefined };
  expect(requeued).toMatchObject([{ entry, formerly: id(5002) }]);
});

test("[S4] a requeued event removal refers to its change's new op id", () => {
  const create = anEntry({ position: 1, change: aCreate(), opNo: 1, appliedSeq: 3 });
  const attention = [aDependant(2, putIn(1)), aDependant(3, removalOf(id(102)))];

  const { requeued } = settleWith([create], [], 0, { attention });

  expect(requeued.map(({ entry }) => [entry.opId, entry.change])).toEqual([
    [id(7777), putIn(1)],
    [id(7777), removalOf(id(7777))],
  ]);

  function aDependant(position: number, change: AttentionEntry["change"]): AttentionEntry {
    const finding = { kind: "dependant", of: create.opId } as const;
    const opId = id(100 + position);
    return { position, opId, recordId: recordIdOf(change), change, createdAt: 0, finding };
  }
});

test("[M3] values that an edit replaced are kept for restoring", () => {
  const entry = anEntry({ change: takeOut(1), opNo: 1 });
  const overwrote = verdict(entry, {
    kind: "applied",
    recordId: id(1),
    seq: 2,
    overwritten: { name: "Theirs" },
  });

  const { outbox, attention } = settleWith([entry], [overwrote], 2);

  expect(outbox).toEqual([]);
  expect(attention).toMatchObject([{ finding: { kind: "overwrote", values: { name: "Theirs" } } }]);
});

test("[F6] a replaced photo can be restored for 90 days", () => {
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

test("a verdict on a change no longer in the outbox changes nothing", () => {
  const gone = anEntry({ position: 1, change: takeOut(1), opNo: 1 });
  const waiting = anEntry({ position: 2, change: takeOut(1) });

  const { outbox, attention, requeued } = settleWith([waiting], [refused(gone, NOT_FOUND)]);

  expect({ outbox, attention, requeued }).toEqual({
    outbox: [waiting],
    attention: [],
    requeued: [],
  });
});

function removalOf(eventId: string) {
  return { kind: "remove-event", eventId } as const;
}

const APPLIED = { kind: "applied", recordId: id(1), seq: 2 } as const;
/**
 * A change that an older build marked as failed, because that build ignored the verdict of the
 * `noop`.
 */
function failedByOlderBuild(entry: OutboxEntry) {
  const { position, opId, recordId, createdAt, change } = entry;
  if (change.kind === "noop") throw new Error("A noop is never failed");
  const failed: AttentionEntry = {
    ...{ position, opId, recordId, createdAt, change },
    finding: { kind: "failed" },
  };
  const noop: OutboxEntry = { ...entry, change: { kind: "noop" } };
  return { outbox: [noop], attention: [failed] as const };
}

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
  return verdict(entry, { kind: "applied", recordId: entry.recordId, seq });
}

function refused(entry: OutboxEntry, refusal: { status: number; code: string; error: string }) {
  return verdict(entry, { kind: "refused", refusal });
}
