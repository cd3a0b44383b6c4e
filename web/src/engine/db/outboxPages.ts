import type { OutboxEntry } from "../outbox/outbox.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";

/** Entries read at a time: more of them would hold up the page while they are unpacked. */
const READ_AT_ONCE = 500;

/** Of fewer records than 50 that are written at once Dexie tells which; of more, that any may have changed. */
const WRITE_AT_ONCE = 49;

/** What is on its way between two positions, both of them too, in order; read in one transaction. */
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

/** What was ever sent of what is on its way, in the order of its numbers. */
export function readSent({ outbox }: CellarDatabase): Promise<OutboxEntry[]> {
  return outbox.where("opNo").above(0).toArray();
}

/** Rewrites entries, so that who watches the outbox learns which they were; in one transaction. */
export async function putInOutbox(
  { outbox }: CellarDatabase,
  entries: readonly OutboxEntry[],
): Promise<void> {
  for (let from = 0; from < entries.length; from += WRITE_AT_ONCE) {
    await outbox.bulkPut(entries.slice(from, from + WRITE_AT_ONCE));
  }
}
