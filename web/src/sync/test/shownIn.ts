import type { CellarDatabase } from "../../db/CellarDatabase.ts";
import { keptPhotoKeys } from "../../db/photos/photoKeys.ts";
import { type CellarWine, cellarView } from "../../rules/cellar/cellarView.ts";

/** What a page would show of a local store. */
export async function shownIn(cellar: CellarDatabase): Promise<readonly CellarWine[]> {
  return cellarView({
    userId: cellar.userId,
    rows: await cellar.wines.toArray(),
    outbox: await cellar.outbox.orderBy("position").toArray(),
    photosOf: await keptPhotoKeys(cellar),
  });
}
