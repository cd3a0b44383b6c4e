import type { CellarDatabase } from "../CellarDatabase.ts";
import { presentEvent } from "../presentEvents.ts";
import { presentWine } from "../presentWine.ts";
import { waitingPhotos } from "./keptPhotos.ts";

/**
 * The photos that may be uploaded now, by id, those of wines first. One that needs its owner's attention,
 * or whose wine or event is not there, stays where it is.
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
