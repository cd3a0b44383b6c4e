import type { CellarDatabase } from "../CellarDatabase.ts";
import { presentEvents } from "../presentEvents.ts";
import { presentWine } from "../presentWine.ts";
import { waitingPhotos } from "./keptPhotos.ts";

/**
 * The photos that may be uploaded now, by id. One that needs its owner's attention, or whose wine or
 * event is not there, stays where it is.
 */
export function photosToSend(cellar: CellarDatabase): Promise<string[]> {
  const { wines, events, outbox, photos } = cellar;
  return cellar.transaction("r", wines, events, outbox, photos, async () => {
    const ids: string[] = [];
    const ofEvents: string[] = [];
    for (const [recordId, id] of await waitingPhotos(cellar)) {
      const { kept, present } = await presentWine(cellar, recordId);
      if (present) ids.push(id);
      if (!kept) ofEvents.push(id);
    }
    return [...ids, ...(await ofLivingEvents(cellar, ofEvents))];
  });
}

/** Those of these kept photos whose event is there. */
async function ofLivingEvents(cellar: CellarDatabase, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const [events, kept] = await Promise.all([
    presentEvents(cellar),
    cellar.photos.bulkGet([...ids]),
  ]);
  return kept.flatMap((photo) =>
    photo && events.get(photo.wineId)?.deleted === false ? photo.id : [],
  );
}
