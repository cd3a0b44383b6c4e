import type { Change } from "sync-protocol";
import type { Occasion } from "../../rules/outbox.ts";
import { photoSetBy } from "../../rules/photoSetBy.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { keptPhotosOf } from "./photoKeys.ts";

/** What a command does with the photo of its wine, beside what its change says. */
export type PhotoIntent =
  /** A new one; with a `path` it is on the server already, and the change points at it. */
  | { readonly kind: "taken"; readonly jpeg: ArrayBuffer; readonly path: string | undefined }
  | { readonly kind: "removed" }
  /** The change attaches this kept photo, which is on the server by now. */
  | { readonly kind: "attached"; readonly id: string; readonly path: string };

/** One command, as far as photos are concerned. */
interface Keeping {
  readonly wineId: string;
  readonly photo: PhotoIntent | undefined;
  readonly change: Change | undefined;
  /** What the wine shows once the change is made. */
  readonly shown: string | null | undefined;
}

/**
 * Keeps what a command brings, and gives up what it replaces of the photos that wait; those that
 * are on the server stay until that is settled (rule F3). Runs in the transaction of the command.
 */
export async function keepPhoto(
  cellar: CellarDatabase,
  { wineId, photo, change, shown }: Keeping,
  { now, newId }: Occasion,
): Promise<void> {
  const { photos, missingPhotos } = cellar;
  if (photo?.kind === "attached") {
    await photos.update(photo.id, { path: photo.path, over: undefined });
    return;
  }
  if (!photo && (!change || photoSetBy(change) === undefined)) return;

  const waiting = (await keptPhotosOf(cellar, wineId)).filter(({ path }) => path === undefined);
  await photos.bulkDelete(waiting.map(({ id }) => id));
  await missingPhotos.where("wineId").equals(wineId).delete();
  if (photo?.kind === "taken") {
    const { jpeg, path } = photo;
    const kept = { id: newId(), wineId, jpeg, keptAt: now };
    await photos.add(path === undefined ? { ...kept, over: shown } : { ...kept, path });
  }
}

/** Gives up every photo of a wine that its owner gives up. */
export async function forgetPhotosOf(cellar: CellarDatabase, wineId: string): Promise<void> {
  const kept = await keptPhotosOf(cellar, wineId);
  await cellar.photos.bulkDelete(kept.map(({ id }) => id));
  await cellar.missingPhotos.where("wineId").equals(wineId).delete();
}
