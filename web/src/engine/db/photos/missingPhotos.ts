import type { WriteContext } from "../../outbox/outbox.ts";
import type { CellarDatabase, MissingPhoto } from "../CellarDatabase.ts";
import { keptPhotosOf } from "./photoKeys.ts";

/** Paths of photos that the server lacks and that this device has not searched for yet. */
export async function missingToSeek({ missingPhotos }: CellarDatabase): Promise<string[]> {
  return missingPhotos.filter(({ isLost }) => !isLost).primaryKeys();
}

/**
 * Photos that neither the server nor this device has, in the order in which they were missed. They
 * stay listed until the user dismisses them.
 */
export function lostPhotos({ missingPhotos }: CellarDatabase): Promise<MissingPhoto[]> {
  return missingPhotos.filter(({ isLost }) => isLost).sortBy("missedAt");
}

/**
 * Stores the bytes found for a missing photo, so that it is uploaded again, unless a newer photo
 * waits for upload.
 */
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

/** Marks a missing photo as lost. The user is then informed [F5: lost photo]. */
export async function loseMissing({ missingPhotos }: CellarDatabase, path: string): Promise<void> {
  await missingPhotos.update(path, { isLost: true });
}

export async function dismissLostPhoto(
  { missingPhotos }: CellarDatabase,
  path: string,
): Promise<void> {
  await missingPhotos.delete(path);
}
