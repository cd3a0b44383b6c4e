import type { ChangeRefusalBody } from "sync-protocol";
import type { KeptPhotoKey } from "../../view/cellarView.ts";
import type { CellarDatabase, KeptPhoto } from "../CellarDatabase.ts";
import { keptPhotoKeys } from "./photoKeys.ts";

export async function keptPhoto(
  cellar: CellarDatabase,
  id: string,
): Promise<KeptPhoto | undefined> {
  return cellar.photos.get(id);
}

/**
 * Ids of photos that wait for upload, by the id of their wine or event. Photos that the server
 * refused are omitted.
 */
export async function waitingPhotos(cellar: CellarDatabase): Promise<ReadonlyMap<string, string>> {
  const [photosOf, refused] = await Promise.all([keptPhotoKeys(cellar), refusedPhotos(cellar)]);
  return waitingPhotosAmong(photosOf, refused);
}

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

export function refusedPhotos({ photos }: CellarDatabase): Promise<KeptPhoto[]> {
  return photos.where("refusal.code").above("").sortBy("keptAt");
}

/**
 * Marks a photo as refused by the server. The user then decides whether to retry or discard it [S3:
 * refused change].
 */
export async function refusePhoto(
  cellar: CellarDatabase,
  id: string,
  refusal: ChangeRefusalBody,
): Promise<void> {
  await cellar.photos.update(id, { refusal });
}

export async function retryPhoto(cellar: CellarDatabase, id: string): Promise<void> {
  await cellar.photos.update(id, { refusal: undefined });
}

export async function discardPhoto({ photos }: CellarDatabase, id: string): Promise<void> {
  await photos.delete(id);
}
