import { type AttentionEntry, type Entries, newEntry, type OutboxEntry } from "../outbox/outbox.ts";
import { renamed } from "../outbox/renamed.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";
import { putInOutbox, readOutbox, readSent } from "./outboxPages.ts";
import { renamePhotosOf } from "./photos/keepPhoto.ts";

export function readEntries(cellar: CellarDatabase): Promise<Entries> {
  return withAttention(cellar, readOutbox(cellar));
}

/**
 * Like `readEntries`, but reads only those pending changes that have an op number, in the order of
 * their numbers. Its time does not grow with the number of unsent changes.
 */
export function readSentEntries(cellar: CellarDatabase): Promise<Entries> {
  return withAttention(cellar, readSent(cellar));
}

async function withAttention(
  cellar: CellarDatabase,
  reading: Promise<readonly OutboxEntry[]>,
): Promise<Entries> {
  const [outbox, attention] = await Promise.all([reading, cellar.attention.toArray()]);
  return { outbox, attention };
}

/**
 * Writes only the entries that differ between `before` and `after`. If there are none, does not
 * access the store, because Dexie loses a transaction after many empty steps in a row.
 */
export async function writeEntries(
  cellar: CellarDatabase,
  before: Entries,
  after: Entries,
): Promise<void> {
  const sent = difference(before.outbox, after.outbox);
  if (sent.gone.length > 0) {
    await cellar.outbox.bulkDelete(sent.gone.map(({ position }) => position));
  }
  await putInOutbox(cellar, sent.changed);

  const needing = difference(before.attention, after.attention);
  if (needing.gone.length > 0) {
    await cellar.attention.bulkDelete(needing.gone.map(({ opId }) => opId));
  }
  if (needing.changed.length > 0) await cellar.attention.bulkPut(needing.changed);
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

interface RequeueOptions {
  readonly now: number;
  readonly nameOf: (opId: string) => string;
  /**
   * New op ids, by old op id, of changes that were requeued before and on which these entries
   * depend.
   */
  readonly before?: ReadonlyMap<string, string>;
}

/**
 * Moves changes that need attention back to the outbox, in order and with new op ids. The photos of
 * their events then refer to the new ids.
 */
export async function requeue(
  cellar: CellarDatabase,
  entries: readonly AttentionEntry[],
  { now, nameOf, before }: RequeueOptions,
): Promise<void> {
  const again = renamed(entries, nameOf, before).map(({ opId, change, importId, finding }) => ({
    ...newEntry(change, { opId, now, importId }),
    timesFailed: finding.kind === "failed" ? finding.times : undefined,
  }));
  await cellar.outbox.bulkAdd(again);
  await cellar.attention.bulkDelete(entries.map(({ opId }) => opId));
  const names = [
    ...(before ?? []),
    ...entries.map(({ opId }, at) => [opId, again[at]?.opId] as const),
  ];
  for (const [opId, name = opId] of names) await renamePhotosOf(cellar, opId, name);
}

/** Changes that depend on the change `opId`, in order [S4: dependent changes]. */
export async function dependantsOf(
  { attention }: CellarDatabase,
  opId: string,
): Promise<AttentionEntry[]> {
  const all = await attention.toArray();
  return all
    .filter(({ finding }) => finding.kind === "dependant" && finding.of === opId)
    .sort((a, b) => a.position - b.position);
}
