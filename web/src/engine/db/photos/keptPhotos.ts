import type { ChangeRefusalBody } from "sync-protocol";
import type { KeptPhotoKey } from "../../view/cellarView.ts";
import type { CellarDatabase, KeptPhoto } from "../CellarDatabase.ts";
import { keptPhotoKeys } from "./photoKeys.ts";

/** A photo kept on this device; `undefined` when it is gone. */
export async function keptPhoto(
  cellar: CellarDatabase,
  id: string,
): Promise<KeptPhoto | undefined> {
  return cellar.photos.get(id);
}

/** The photo of each wine and event waiting for upload, except refused ones. */
export async function waitingPhotos(cellar: CellarDatabase): Promise<ReadonlyMap<string, string>> {
  const [photosOf, refused] = await Promise.all([keptPhotoKeys(cellar), refusedPhotos(cellar)]);
  return waitingPhotosAmong(photosOf, refused);
}

/** Like {@link waitingPhotos}, from loaded records. */
export function waitingPhotosAmong(
  photosOf: ReadonlyMap<string, readonly KeptPhotoKey[]>,
  refused: readonly Pick<KeptPhoto, "recordId">[],
): ReadonlyMap<string, string> {
  const waiting = new Map<string, string>();
  for (const [recordId, kept] of photosOf) {
    const unattached = kept.find(({ path }) => path === undefined);
    if (unattached) waiting.set(recordId, unattached.id);
  }
  for (const { recordId } of refused) waiting.delete(recordId);
  return waiting;
}

/** Photos that the server refused for good, oldest first. */
export function refusedPhotos({ photos }: CellarDatabase): Promise<KeptPhoto[]> {
  return photos.where("refusal.code").above("").sortBy("keptAt");
}

/** Marks a photo as refused by the server; the user decides [S3: refused change]. */
export async function refusePhoto(
  cellar: CellarDatabase,
  id: string,
  refusal: ChangeRefusalBody,
): Promise<void> {
  await cellar.photos.update(id, { refusal });
}

/** Lets a refused photo be uploaded once more. */
export async function retryPhoto(cellar: CellarDatabase, id: string): Promise<void> {
  await cellar.photos.update(id, { refusal: undefined });
}

/** Discards a kept photo; its wine or event stays. */
export async function discardPhoto({ photos }: CellarDatabase, id: string): Promise<void> {
  await photos.delete(id);
}
