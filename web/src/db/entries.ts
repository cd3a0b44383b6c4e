import type { OpResult } from "sync-protocol";
import { isOnItsWay } from "../rules/cellarView.ts";
import type { Entries } from "../rules/settle.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";

/** Everything on its way, in order, and everything that waits for its owner. */
export async function readEntries(cellar: CellarDatabase): Promise<Entries> {
  const outbox = await cellar.outbox.orderBy("position").toArray();
  return { outbox, attention: await cellar.attention.toArray() };
}

/** As {@link readEntries}, but only those that have a number: the growth is that of a push. */
export async function readSealed(cellar: CellarDatabase): Promise<Entries> {
  const outbox = await cellar.outbox.where("opNo").above(0).sortBy("position");
  return { outbox, attention: await cellar.attention.toArray() };
}

/**
 * Whether verdicts must come before any row: an op that was sent under an earlier identity may have
 * taken effect, and has no verdict, neither here nor among `results` (rule E3).
 */
export async function mustJudgeFirst(
  { outbox }: CellarDatabase,
  results: readonly OpResult[] = [],
): Promise<boolean> {
  const judged = new Set(results.map(({ opId }) => opId));
  const sent = await outbox.where("opNo").above(0).toArray();
  return sent.some(
    (entry) => entry.carriedOver === true && isOnItsWay(entry) && !judged.has(entry.opId),
  );
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
