import type { ToldRefusal } from "sync-protocol";
import type { KeptPhotoKey } from "../../rules/cellarView.ts";
import type { CellarDatabase, KeptPhoto } from "../CellarDatabase.ts";
import { keptPhotoKeys } from "./photoKeys.ts";
import { presentWine } from "../presentWine.ts";

/** A photo kept on this device; `undefined` when it is gone. */
export async function keptPhoto(
  cellar: CellarDatabase,
  id: string,
): Promise<KeptPhoto | undefined> {
  return cellar.photos.get(id);
}

/**
 * The photos that may be uploaded now, by id. One that needs its owner's attention, or whose wine
 * does, stays where it is.
 */
export function photosToSend(cellar: CellarDatabase): Promise<string[]> {
  const { wines, outbox, photos } = cellar;
  return cellar.transaction("r", wines, outbox, photos, async () => {
    const ids: string[] = [];
    for (const [wineId, id] of await waitingPhotoOfWines(cellar)) {
      if ((await presentWine(cellar, wineId)).present) ids.push(id);
    }
    return ids;
  });
}

/** The photo of each wine that waits to be uploaded, without those that the server refused. */
export async function waitingPhotoOfWines(
  cellar: CellarDatabase,
): Promise<ReadonlyMap<string, string>> {
  const [photosOf, refused] = await Promise.all([keptPhotoKeys(cellar), refusedPhotos(cellar)]);
  return waitingPhotosAmong(photosOf, refused);
}

/** As {@link waitingPhotoOfWines}, of what was read. */
export function waitingPhotosAmong(
  photosOf: ReadonlyMap<string, readonly KeptPhotoKey[]>,
  refused: readonly Pick<KeptPhoto, "wineId">[],
): ReadonlyMap<string, string> {
  const waiting = new Map<string, string>();
  for (const [wineId, kept] of photosOf) {
    const unattached = kept.find(({ path }) => path === undefined);
    if (unattached) waiting.set(wineId, unattached.id);
  }
  for (const { wineId } of refused) waiting.delete(wineId);
  return waiting;
}

/** The photos that the server refused for good, oldest first. */
export function refusedPhotos({ photos }: CellarDatabase): Promise<KeptPhoto[]> {
  return photos.where("refusal.code").above("").sortBy("keptAt");
}

/** Leaves a photo to its owner: the server will not have it (rule S3). */
export async function refusePhoto(
  cellar: CellarDatabase,
  id: string,
  refusal: ToldRefusal,
): Promise<void> {
  await cellar.photos.update(id, { refusal });
}

/** Lets a refused photo be uploaded once more. */
export async function retryPhoto(cellar: CellarDatabase, id: string): Promise<void> {
  await cellar.photos.update(id, { refusal: undefined });
}

/** Gives up a kept photo; its wine stays. */
export async function discardPhoto({ photos }: CellarDatabase, id: string): Promise<void> {
  await photos.delete(id);
}
