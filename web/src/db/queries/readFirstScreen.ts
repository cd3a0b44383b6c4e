import { isSoundWineRow } from "sync-protocol";
import { cellarStamp, STAMPED_MAX } from "../../rules/cellar/cellarStamp.ts";
import { byWine, cellarWine } from "../../rules/cellar/cellarView.ts";
import type { FirstScreen, FirstScreenNote } from "../../rules/cellar/firstScreen.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { keptPhotoKeys } from "../photos/photoKeys.ts";

/**
 * The first cards of a cellar of which this was noted, by reading those alone; `undefined` where the
 * store shows other wines by now, or one of these cannot be trusted.
 */
export function readFirstScreen(
  cellar: CellarDatabase,
  { stamp, wineIds, count, stats }: FirstScreenNote,
): Promise<FirstScreen | undefined> {
  const { wines, outbox, photos, state, userId } = cellar;
  return cellar.transaction("r", wines, outbox, photos, state, async () => {
    const known = await state.get("sync");
    const [ahead, entries, rows, photosOf] = await Promise.all([
      wines
        .where("seq")
        .above(known?.cursor ?? 0)
        .keys(),
      outbox.limit(STAMPED_MAX + 1).toArray(),
      wines.bulkGet([...wineIds]),
      keptPhotoKeys(cellar),
    ]);
    if (cellarStamp({ state: known, ahead: ahead.map(Number), outbox: entries }) !== stamp) {
      return undefined;
    }
    if (!rows.every((row) => !row || isSoundWineRow(row))) return undefined;
    const pendingOf = byWine(entries);
    const shown = wineIds.flatMap((id, index) => {
      const [pending, kept] = [pendingOf.get(id) ?? [], photosOf.get(id) ?? []];
      return cellarWine(rows[index], pending, kept, userId) ?? [];
    });
    return shown.length === wineIds.length ? { wines: shown, count, stats } : undefined;
  });
}
