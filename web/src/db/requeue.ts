import { type AttentionEntry, newEntry } from "../rules/outbox.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";

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
