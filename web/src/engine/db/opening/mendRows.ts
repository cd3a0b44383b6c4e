import { isSoundEventRow, isSoundPlaceRow, isSoundWineRow, isSoundWishRow } from "sync-protocol";
import type { Table } from "dexie";
import type { CellarDatabase } from "../CellarDatabase.ts";

/**
 * Deletes the server's rows that this build cannot read, and resets the cursor, so that all rows
 * are pulled again. Readable rows and all pending changes stay. Does nothing if all rows are
 * readable.
 */
export function mendRows(cellar: CellarDatabase): Promise<void> {
  const { wines, places, events, wishes, state } = cellar;
  return cellar.transaction("rw", wines, places, events, wishes, state, async () => {
    const dropped = [
      await dropDamaged(wines, isSoundWineRow),
      await dropDamaged(places, isSoundPlaceRow),
    ];
    if (dropped.some((count) => count > 0)) {
      await state.update("sync", { cursor: 0, filled: false });
    }
    if ((await dropDamaged(events, isSoundEventRow)) > 0) {
      await state.update("sync", { history: undefined });
    }
    if ((await dropDamaged(wishes, isSoundWishRow)) > 0) {
      await state.update("sync", { wishes: undefined });
    }
  });
}

async function dropDamaged<Row>(
  table: Table<Row, string>,
  isSound: (row: Row) => boolean,
): Promise<number> {
  const ids = await table.toCollection().primaryKeys();
  const each = () => Promise.all(ids.map((id) => table.get(id).catch(() => undefined)));
  const rows = await table.bulkGet(ids).catch(each);
  const damaged = ids.filter((_, index) => {
    const row = rows[index];
    return !row || !isSound(row);
  });
  await table.bulkDelete(damaged);
  return damaged.length;
}
