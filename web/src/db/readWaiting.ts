import { countWaiting } from "../rules/countWaiting.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";
import { keptPhotoOfWines } from "./keptPhotos.ts";

/** How many changes have yet to reach the server. */
export function readWaiting(cellar: CellarDatabase): Promise<number> {
  const { outbox, photos } = cellar;
  return cellar.transaction("r", outbox, photos, async () =>
    countWaiting(await outbox.toArray(), await keptPhotoOfWines(cellar)),
  );
}
