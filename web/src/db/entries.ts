import { type AttentionEntry, newEntry } from "../rules/outbox.ts";
import type { Entries } from "../rules/settle.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";

/** Everything on its way, in order, and everything that waits for its owner. */
export async function readEntries(cellar: CellarDatabase): Promise<Entries> {
  const outbox = await cellar.outbox.orderBy("position").toArray();
  return { outbox, attention: await cellar.attention.toArray() };
}

/** Writes what a decision changed of the entries it was given, and nothing else. */
export async function writeEntries(
  cellar: CellarDatabase,
  before: Entries,
  after: Entries,
): Promise<void> {
  const outbox = difference(before.outbox, after.outbox);
  await cellar.outbox.bulkDelete(outbox.gone.map(({ position }) => position));
  await cellar.outbox.bulkPut(outbox.changed);

  const attention = difference(before.attention, after.attention);
  await cellar.attention.bulkDelete(attention.gone.map(({ opId }) => opId));
  await cellar.attention.bulkPut(attention.changed);
}

function difference<T extends { readonly opId: string }>(
  before: readonly T[],
  after: readonly T[],
) {
  const kept = new Set(after.map(({ opId }) => opId));
  const known = new Set(before);
  return {
    gone: before.filter(({ opId }) => !kept.has(opId)),
    changed: after.filter((entry) => !known.has(entry)),
  };
}

/** Puts what needed attention behind everything in the outbox, in its order, under other names. */
export async function requeue(
  { outbox, attention }: CellarDatabase,
  entries: readonly AttentionEntry[],
  { now, nameOf }: { now: number; nameOf: (opId: string) => string },
): Promise<void> {
  const again = entries.map(({ opId, change, finding }) => ({
    ...newEntry(change, { opId: nameOf(opId), now }),
    timesParked: finding.kind === "parked" ? finding.times : undefined,
  }));
  await outbox.bulkAdd(again);
  await attention.bulkDelete(entries.map(({ opId }) => opId));
}

/** What waits for the create of this name (rule S4), in order. */
export async function dependantsOf(
  { attention }: CellarDatabase,
  opId: string,
): Promise<AttentionEntry[]> {
  const all = await attention.toArray();
  return all
    .filter(({ finding }) => finding.kind === "dependant" && finding.of === opId)
    .sort((a, b) => a.position - b.position);
}
