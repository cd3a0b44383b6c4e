import type { CellarDatabase } from "../../db/CellarDatabase.ts";
import { keptPhotoKeys } from "../../db/photos/photoKeys.ts";
import { cellarView } from "../../view/cellarView.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";

export async function shownIn(cellar: CellarDatabase): Promise<readonly CellarWine[]> {
  return cellarView({
    userId: cellar.userId,
    rows: await cellar.wines.toArray(),
    outbox: await cellar.outbox.orderBy("position").toArray(),
    photosOf: await keptPhotoKeys(cellar),
  });
}
