import { type CellarsRecord, changeCellars } from "../db/deviceDatabase.ts";
import { showCellars } from "./cellarsStore.ts";
import { notifyOtherPages } from "./otherPages.ts";

/**
 * Changes the stored cellars of a user and updates this browser's pages. Returns `undefined` if the
 * user has signed out meanwhile.
 */
export async function updateCellars(
  userId: string,
  change: (before: CellarsRecord) => CellarsRecord,
): Promise<CellarsRecord | undefined> {
  const changed = await changeCellars(userId, change);
  if (!changed) return undefined;
  showCellars(changed);
  notifyOtherPages();
  return changed;
}
