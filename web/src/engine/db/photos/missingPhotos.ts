import type { WriteContext } from "../../outbox/outbox.ts";
import type { CellarDatabase, MissingPhoto } from "../CellarDatabase.ts";
import { keptPhotosOf } from "./photoKeys.ts";

/** Paths of photos that the server lacks and that were not looked up yet. */
export async function missingToSeek({ missingPhotos }: CellarDatabase): Promise<string[]> {
  return missingPhotos.filter(({ isLost }) => !isLost).primaryKeys();
}

/** Photos found nowhere that the user has not dismissed, oldest first. */
export function lostPhotos({ missingPhotos }: CellarDatabase): Promise<MissingPhoto[]> {
  return missingPhotos.filter(({ isLost }) => isLost).sortBy("missedAt");
}

/** Keeps the bytes of a missing photo for resending, unless it was replaced. */
export function foundPhoto(
  cellar: CellarDatabase,
  { path, jpeg }: { path: string; jpeg: ArrayBuffer },
  { now, newId }: WriteContext,
): Promise<void> {
  const { photos, missingPhotos } = cellar;
  return cellar.transaction("rw", photos, missingPhotos, async () => {
    const missing = await missingPhotos.get(path);
    if (!missing) return;
    await missingPhotos.delete(path);
    const { recordId, isOfEvent, replaces } = missing;
    const kept = await keptPhotosOf(cellar, recordId);
    if (kept.some((photo) => photo.path === undefined)) return;
    const of = { recordId, ...(isOfEvent && { isOfEvent }) };
    await photos.add({ id: newId(), ...of, jpeg, keptAt: now, replaces });
  });
}

/** Marks a missing photo as lost, so that the user is informed [F5: lost photo]. */
export async function loseMissing({ missingPhotos }: CellarDatabase, path: string): Promise<void> {
  await missingPhotos.update(path, { isLost: true });
}

/** Removes a lost photo from the list after the user has read about it. */
export async function dismissLostPhoto(
  { missingPhotos }: CellarDatabase,
  path: string,
): Promise<void> {
  await missingPhotos.delete(path);
}
