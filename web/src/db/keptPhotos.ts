import { wineBodyOf } from "sync-protocol";
import { editChange } from "../rules/editChange.ts";
import type { CellarDatabase, KeptPhoto } from "./CellarDatabase.ts";
import { changeFromPresent, type Occasion } from "./commands/wineCommands.ts";

/** A photo kept on this device, oldest first; `undefined` when it is gone. */
export async function keptPhoto(
  cellar: CellarDatabase,
  id: string,
): Promise<KeptPhoto | undefined> {
  return cellar.photos.get(id);
}

/** The photos that wait to be uploaded, by id; the bytes stay where they are. */
export async function keptPhotoIds(cellar: CellarDatabase): Promise<string[]> {
  return cellar.photos.toCollection().primaryKeys();
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
