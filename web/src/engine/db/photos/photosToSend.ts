import type { CellarDatabase } from "../CellarDatabase.ts";
import { presentEvent } from "../presentEvents.ts";
import { presentWine } from "../presentWine.ts";
import { waitingPhotos } from "./keptPhotos.ts";

/**
 * Ids of the photos to upload now, photos of wines first. Skips photos that need attention or whose
 * wine or event is missing.
 */
export function photosToSend(cellar: CellarDatabase): Promise<string[]> {
  const { wines, events, outbox, photos } = cellar;
  return cellar.transaction("r", wines, events, outbox, photos, async () => {
    const ofWines: string[] = [];
    const ofEvents: string[] = [];
    for (const [recordId, id] of await waitingPhotos(cellar)) {
      const { kept, present } = await presentWine(cellar, recordId);
      if (present) ofWines.push(id);
      if (!kept && (await presentEvent(cellar, recordId))?.deleted === false) ofEvents.push(id);
    }
    return [...ofWines, ...ofEvents];
  });
}
