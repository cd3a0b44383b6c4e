import { type Refusal, wineBodyOf } from "sync-protocol";
import { editChange } from "../rules/editChange.ts";
import type { CellarDatabase, KeptPhoto } from "./CellarDatabase.ts";
import { changeFromPresent, type Occasion } from "./commands/wineCommands.ts";
import { presentWine } from "./presentWine.ts";

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

/** The kept photo of each wine that has one; reads keys only. */
export async function keptPhotoOfWines({
  photos,
}: CellarDatabase): Promise<ReadonlyMap<string, string>> {
  const photoOf = new Map<string, string>();
  await photos.orderBy("[wineId+id]").eachKey((key) => {
    if (Array.isArray(key)) photoOf.set(String(key[0]), String(key[1]));
  });
  return photoOf;
}

/** As {@link keptPhotoOfWines}, without those that the server refused. */
export async function waitingPhotoOfWines(
  cellar: CellarDatabase,
): Promise<ReadonlyMap<string, string>> {
  const [kept, refused] = await Promise.all([keptPhotoOfWines(cellar), refusedPhotos(cellar)]);
  const photoOf = new Map(kept);
  for (const { wineId } of refused) photoOf.delete(wineId);
  return photoOf;
}

/** The photos that the server refused for good, oldest first. */
export function refusedPhotos({ photos }: CellarDatabase): Promise<KeptPhoto[]> {
  return photos.where("refusal.status").above(0).sortBy("keptAt");
}

/** Leaves a photo to its owner: the server will not have it (rule S3). */
export async function refusePhoto(
  cellar: CellarDatabase,
  id: string,
  refusal: Refusal,
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

/**
 * Attaches an uploaded photo to its wine by an ordinary edit, and lets go of the bytes, in one
 * transaction: once, however often it is tried. A photo that was replaced meanwhile is not attached.
 */
export function attachPhoto(
  cellar: CellarDatabase,
  { photoId, photoUrl }: { photoId: string; photoUrl: string },
  occasion: Occasion,
): Promise<void> {
  const { wines, outbox, photos } = cellar;
  return cellar.transaction("rw", wines, outbox, photos, async () => {
    const photo = await photos.get(photoId);
    if (!photo) return;
    const outcome = await changeFromPresent(
      cellar,
      photo.wineId,
      (present) => editChange(present, { ...wineBodyOf(present), photoUrl }),
      occasion,
    );
    if (outcome.kind === "done") await photos.delete(photoId);
  });
}
