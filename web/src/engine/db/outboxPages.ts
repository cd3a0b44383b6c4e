import type { OutboxEntry } from "../outbox/outbox.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";

/** Maximum number of entries read in one step. More would block the page. */
const READ_AT_ONCE = 500;

/**
 * Maximum number of records written together. For more records, Dexie would not report their keys,
 * but only that any key may have changed.
 */
const WRITE_AT_ONCE = 49;

/**
 * The pending changes from position `first` to `last`, both included, in order. Call inside a
 * transaction.
 */
export async function readOutbox(
  { outbox }: CellarDatabase,
  first = -Infinity,
  last = Infinity,
): Promise<OutboxEntry[]> {
  const found: OutboxEntry[] = [];
  let from = first;
  for (;;) {
    const range = outbox.where("position").between(from, last, true, true);
    const page = await range.limit(READ_AT_ONCE).toArray();
    for (const entry of page) found.push(entry);
    const end = page.at(-1);
    if (!end || page.length < READ_AT_ONCE) return found;
    from = end.position + 1;
  }
}

export function readSent({ outbox }: CellarDatabase): Promise<OutboxEntry[]> {
  return outbox.where("opNo").above(0).toArray();
}

/**
 * Writes entries of the outbox again, in batches small enough that Dexie reports their keys. Call
 * inside one transaction.
 */
export async function putInOutbox(
  { outbox }: CellarDatabase,
  entries: readonly OutboxEntry[],
): Promise<void> {
  for (let from = 0; from < entries.length; from += WRITE_AT_ONCE) {
    await outbox.bulkPut(entries.slice(from, from + WRITE_AT_ONCE));
  }
}
