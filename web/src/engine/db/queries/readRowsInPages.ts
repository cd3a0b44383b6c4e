import { isSoundWineRow, type WineRow } from "sync-protocol";
import type { CellarDatabase } from "../CellarDatabase.ts";
import type { CachedRows } from "./rowCache.ts";

/** How many rows are read at once: more of them would hold up the page while they are unpacked. */
const READ_AT_ONCE = 500;

/**
 * All base rows, read by one transaction for each page of them, so that neither the page nor a write
 * waits long. What is written meanwhile lies beyond the cursor that they are told with (rule R3), so
 * that a `rowCache` which begins with them reads it. `undefined` where they come anew, or one cannot
 * be trusted: then all have to be read at once.
 */
export async function readRowsInPages({
  wines,
  state,
}: CellarDatabase): Promise<CachedRows | undefined> {
  const known = await state.get("sync");
  if (!known || known.cursor === 0) return undefined;

  const { deviceId, epoch, cursor } = known;
  const rowOf = new Map<string, WineRow>();
  let last = "";
  for (;;) {
    const page = await wines.where("id").above(last).limit(READ_AT_ONCE).toArray();
    if (!page.every(isSoundWineRow)) return undefined;
    for (const row of page) rowOf.set(row.id, row);
    last = page.at(-1)?.id ?? last;
    if (page.length < READ_AT_ONCE) return { deviceId, epoch, cursor, rowOf };
  }
}
