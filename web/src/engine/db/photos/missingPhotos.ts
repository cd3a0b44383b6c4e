import type { Occasion } from "../../outbox/outbox.ts";
import type { CellarDatabase, MissingPhoto } from "../CellarDatabase.ts";
import { keptPhotosOf } from "./photoKeys.ts";

/** The paths of the photos that the server lacks and that nobody has sought yet. */
export async function missingToSeek({ missingPhotos }: CellarDatabase): Promise<string[]> {
  return missingPhotos.filter(({ isLost }) => !isLost).primaryKeys();
}

/** The photos that are nowhere any more, of which their owner has yet to hear; oldest first. */
export function lostPhotos({ missingPhotos }: CellarDatabase): Promise<MissingPhoto[]> {
  return missingPhotos.filter(({ isLost }) => isLost).sortBy("missedAt");
}

/** Keeps the bytes of a missing photo, to be sent again; not where there is another by now. */
export function foundPhoto(
  cellar: CellarDatabase,
  { path, jpeg }: { path: string; jpeg: ArrayBuffer },
  { now, newId }: Occasion,
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

/** Notes that the bytes of a missing photo are nowhere: its owner is told (rule F5). */
export async function loseMissing({ missingPhotos }: CellarDatabase, path: string): Promise<void> {
  await missingPhotos.update(path, { isLost: true });
}

/** Forgets a lost photo: its owner has heard of it. */
export async function dismissLostPhoto(
  { missingPhotos }: CellarDatabase,
  path: string,
): Promise<void> {
  await missingPhotos.delete(path);
}
