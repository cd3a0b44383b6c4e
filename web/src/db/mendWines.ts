import type { CellarDatabase } from "./CellarDatabase.ts";
import { isSoundRow } from "./isSoundRow.ts";

/**
 * Drops the base rows of a store in which one cannot be read, so that they come anew from the
 * server; what is unsent stays. Does nothing where all are sound by now.
 */
export function mendWines(cellar: CellarDatabase): Promise<void> {
  const { wines, state } = cellar;
  return cellar.transaction("rw", wines, state, async () => {
    const rows = await wines.toArray().catch(() => undefined);
    if (rows?.every(isSoundRow)) return;
    await wines.clear();
    await state.update("sync", { cursor: 0, filled: false });
  });
}
