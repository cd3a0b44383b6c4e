import { isSoundWineRow } from "sync-protocol";
import type { CellarDatabase } from "../CellarDatabase.ts";

/**
 * Drops the base rows that cannot be read, and has everything read anew from the server; the other
 * rows stay in view until then, and so does what is unsent. Does nothing where all are sound by now.
 */
export function mendWines(cellar: CellarDatabase): Promise<void> {
  const { wines, state } = cellar;
  return cellar.transaction("rw", wines, state, async () => {
    const ids = await wines.toCollection().primaryKeys();
    const each = () => Promise.all(ids.map((id) => wines.get(id).catch(() => undefined)));
    const rows = await wines.bulkGet(ids).catch(each);
    const damaged = ids.filter((_, index) => {
      const row = rows[index];
      return !row || !isSoundWineRow(row);
    });
    if (damaged.length === 0) return;
    await wines.bulkDelete(damaged);
    await state.update("sync", { cursor: 0, filled: false });
  });
}
