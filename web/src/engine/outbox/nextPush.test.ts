import { jsonBytes, BODY_BYTES_MAX, PUSH_MAX } from "sync-protocol";
import { expect, test } from "vitest";
import { nextPush, outboxNextAttemptAt } from "./nextPush.ts";
import type { OutboxEntry } from "./outbox.ts";
import { LONGEST_REST_MS } from "./failures.ts";
import { anEdit, anEntry, aState, ME, putIn } from "../../rules/testBuilders.ts";

const NOW = 1_000_000;

/** An edit in which each character takes six bytes of JSON. */
const LONG_EDIT = anEdit({ notes: "\u0001".repeat(10_000) }, { notes: "\u0002".repeat(10_000) });

test("[O2] changes are sent in order and numbered without gaps", () => {
  const outbox = entries(3).map((entry, index) => (index === 0 ? { ...entry, opNo: 4 } : entry));

  const push = pushOf(outbox, { nextOpNo: 5 });

  expect(push?.request.ops.map((op) => op.opNo)).toEqual([4, 5, 6]);
  expect(push?.request.ops.map((op) => op.opId)).toEqual(outbox.map((entry) => entry.opId));
  expect(push?.numbered.map((entry) => entry.opNo)).toEqual([5, 6]);
  expect(push?.nextOpNo).toBe(7);
});

test("[E3] if the epoch is unknown, an empty push is sent first", () => {
  const push = pushOf(entries(2), { epoch: null, nextOpNo: 5 });

  expect(push).toMatchObject({ request: { epoch: null, ops: [] }, numbered: [], nextOpNo: 5 });
});

test("[O3] a delayed change delays all later changes", () => {
  const outbox = entries(3).map((entry, index) =>
    index === 1 ? { ...entry, attempts: 1, nextAttemptAt: NOW + 500 } : entry,
  );

  expect(pushOf(outbox)?.request.ops).toHaveLength(1);
  expect(pushOf(outbox.slice(1))).toBeUndefined();
  expect(outboxNextAttemptAt(outbox, NOW)).toBe(NOW + 500);
});

test("[O6] a push with a previously failed change has no other change", () => {
  const failedAtHead = entries(3).map((entry, index) =>
    index === 0 ? { ...entry, attempts: 1 } : entry,
  );
  const failedBehind = entries(3).map((entry, index) =>
    index === 2 ? { ...entry, attempts: 1 } : entry,
  );

  expect(pushOf(failedAtHead)?.request.ops).toHaveLength(1);
  expect(pushOf(failedBehind)?.request.ops).toHaveLength(2);
});

test("[O6] after every third failure a noop is sent instead of the change", () => {
  const sentAfter = (attempts: number) => {
    const outbox = entries(1).map((entry) => ({ ...entry, attempts, opNo: 1 }));
    return pushOf(outbox, { nextOpNo: 2 })?.request.ops;
  };
  const [entry] = entries(1);
  const [change, noop] = [putIn(1), { kind: "noop" }];

  expect([0, 1, 2, 3, 4, 5, 6].map(sentAfter)).toMatchObject(
    [change, change, change, noop, change, change, noop].map((sent) => [
      { opNo: 1, opId: entry?.opId, change: sent },
    ]),
  );
});

test("[S2] an applied change that waits for its row is not resent", () => {
  const outbox = entries(2).map((entry, index) =>
    index === 0 ? { ...entry, opNo: 1, appliedSeq: 9 } : entry,
  );

  expect(pushOf(outbox, { nextOpNo: 2 })?.request.ops.map((op) => op.opNo)).toEqual([2]);
});

test("a push has at most the maximum number of changes", () => {
  expect(pushOf(entries(PUSH_MAX + 10))?.request.ops).toHaveLength(PUSH_MAX);
});

test("[P8] changes beyond the maximum push size are in the next push", () => {
  const long = entries(20).map((entry) => ({ ...entry, change: LONG_EDIT }));

  const first = pushOf(long);
  const sent = first?.request.ops.length ?? 0;
  const second = pushOf(long.slice(sent), { nextOpNo: first?.nextOpNo });

  const sizes = [first, second].map((push) => jsonBytes(push?.request));
  expect(sent).toBe(Math.floor(BODY_BYTES_MAX / jsonBytes(LONG_EDIT)));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(BODY_BYTES_MAX);
  expect(first?.numbered.map(({ opNo }) => opNo)).toEqual(
    first?.request.ops.map(({ opNo }) => opNo),
  );
  expect(second?.request.ops[0]).toMatchObject({ opNo: sent + 1, opId: long[sent]?.opId });
});

test("a delayed change is sent immediately if the clock was set back", () => {
  const outbox = entries(1).map((entry) => ({
    ...entry,
    nextAttemptAt: NOW + LONGEST_REST_MS + 1,
  }));

  expect(pushOf(outbox)?.request.ops).toHaveLength(1);
});

test("an empty outbox sends nothing", () => {
  expect(pushOf([])).toBeUndefined();
});

function pushOf(outbox: readonly OutboxEntry[], state = {}) {
  return nextPush(outbox, { state: aState(state), userId: ME, now: NOW });
}

function entries(count: number): OutboxEntry[] {
  return Array.from({ length: count }, (_, index) =>
    anEntry({ position: index + 1, change: putIn(1) }),
  );
}
