import { isSoundWineRow } from "sync-protocol";
import { cellarStamp, STAMPED_MAX } from "../../view/cellarStamp.ts";
import { byWine, cellarWine } from "../../view/cellarView.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import type { FirstScreen, FirstScreenNote } from "../../view/firstScreen.ts";
import type { OutboxEntry } from "../../outbox/outbox.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { keptPhotoKeys } from "../photos/photoKeys.ts";

/**
 * The first cards, as saved when the app was last used. Reads only the wines of these cards.
 * Returns `undefined` if the store's contents have changed since or a wine is unreadable.
 */
export function readFirstScreen(
  cellar: CellarDatabase,
  { stamp, wineIds, count, stats }: FirstScreenNote,
): Promise<FirstScreen | undefined> {
  const { wines, outbox, state } = cellar;
  return cellar.transaction("r", tablesOfCards(cellar), async () => {
    const known = await state.get("sync");
    const entriesRead = outbox.limit(STAMPED_MAX + 1).toArray();
    const [ahead, entries, shown] = await Promise.all([
      wines
        .where("seq")
        .above(known?.cursor ?? 0)
        .keys(),
      entriesRead,
      readCards(cellar, wineIds, entriesRead),
    ]);
    if (cellarStamp({ state: known, ahead: ahead.map(Number), outbox: entries }) !== stamp) {
      return undefined;
    }
    return shown?.length === wineIds.length ? { wines: shown, count, stats } : undefined;
  });
}

export function tablesOfCards({ wines, outbox, photos, state }: CellarDatabase) {
  return [wines, outbox, photos, state];
}

/**
 * The wines with these ids, in this order, except missing wines; `undefined` if a row is
 * unreadable. Call inside a transaction that reads the outbox.
 */
export async function readCards(
  cellar: CellarDatabase,
  wineIds: readonly string[],
  entriesRead: PromiseLike<readonly OutboxEntry[]>,
): Promise<readonly CellarWine[] | undefined> {
  const [entries, rows, photosOf] = await Promise.all([
    entriesRead,
    cellar.wines.bulkGet([...wineIds]),
    keptPhotoKeys(cellar),
  ]);
  if (!rows.every((row) => !row || isSoundWineRow(row))) return undefined;
  const pendingOf = byWine(entries);
  return wineIds.flatMap((id, index) => {
    const [pending, kept] = [pendingOf.get(id) ?? [], photosOf.get(id) ?? []];
    return cellarWine(rows[index], pending, kept, cellar.cellarId) ?? [];
  });
}
