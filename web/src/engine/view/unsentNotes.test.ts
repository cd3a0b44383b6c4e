import { type Change, recordIdOf } from "sync-protocol";
import { expect, test } from "vitest";
import { type StandingSources, unsentNotes } from "./cellarStanding.ts";
import { groupedBy } from "../../rules/groupedBy.ts";
import type { AttentionEntry, Finding, OutboxEntry } from "../outbox/outbox.ts";
import { aCreate, anEntry, aRow, id, ME, putIn, takeOut } from "../../rules/testBuilders.ts";

test("unsent changes are described in order, with their wines' names", () => {
  const { sentences } = noted(
    [
      anEntry({ position: 3, change: takeOut(1, id(2)) }),
      anEntry({ position: 1, change: takeOut(2) }),
      anEntry({ position: 2, change: aCreate(id(2), { name: "Gavi" }) }),
    ],
    [needing(putIn(1, id(3)), { kind: "dependant", of: id(9) })],
  );

  expect(sentences).toEqual([
    "Took 2 bottles of Barolo Cannubi out",
    "Added Gavi",
    "Took 1 bottle of Gavi out",
    "Added 1 bottle of a wine",
  ]);
});

test("applied changes and no-ops are not listed as unsent", () => {
  const { sentences } = noted(
    [
      anEntry({ position: 1, change: takeOut(1), appliedSeq: 4 }),
      anEntry({ position: 2, change: { kind: "noop" } }),
    ],
    [needing(putIn(1), { kind: "overwrote", values: {} })],
  );

  expect(sentences).toEqual([]);
});

test("a queue of 2,500 unsent changes is described completely, with two pauses", () => {
  const queue = Array.from({ length: 2_500 }, (_, at) =>
    anEntry({ position: at + 1, change: takeOut(at + 1) }),
  );
  const { sentences, pauses } = noted(queue, []);

  expect(sentences).toHaveLength(2_500);
  expect(sentences.at(-1)).toBe("Took 2500 bottles of Barolo Cannubi out");
  expect(pauses).toBe(2);
});

function needing(change: Change, finding: Finding): AttentionEntry {
  return { position: 9, opId: id(10), recordId: recordIdOf(change), change, createdAt: 0, finding };
}

/** Describes the unsent changes. `pauses` is how often the generator yielded. */
function noted(queue: readonly OutboxEntry[], attention: readonly AttentionEntry[]) {
  const sources: StandingSources = {
    userId: ME,
    rowOf: new Map([[id(1), aRow()]]),
    pendingOf: groupedBy(queue, ({ recordId }) => recordId),
    photosOf: new Map(),
    outbox: new Map(queue.map((entry) => [entry.position, entry])),
    attention,
    waitingPhotoOf: new Map(),
    refusedPhotos: [],
    lostPhotos: [],
    state: undefined,
  };
  const noting = unsentNotes(sources);
  for (let pauses = 0; ; pauses += 1) {
    const step = noting.next();
    if (step.done) return { sentences: step.value.map(({ sentence }) => sentence), pauses };
  }
}
