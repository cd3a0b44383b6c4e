import {
  type CellarChange,
  changedFields,
  type EventChange,
  isOfEvent,
  type Noop,
  sameValue,
} from "sync-protocol";
import type { WriteContext } from "../../outbox/outbox.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { keptPhotosOf } from "./photoKeys.ts";

export type PhotoIntent =
  /**
   * The command sets a new photo. If it has a `path`, it is already on the server and the change
   * refers to it.
   */
  | { readonly kind: "taken"; readonly jpeg: ArrayBuffer; readonly path: string | undefined }
  | { readonly kind: "removed" }
  /** The command attaches this kept photo, which has been uploaded. */
  | { readonly kind: "attached"; readonly id: string; readonly path: string };

interface PhotoFacts {
  readonly recordId: string;
  readonly isOfEvent?: true | undefined;
  readonly photo: PhotoIntent | undefined;
  readonly change: CellarChange | undefined;
  readonly shown: string | null | undefined;
}

/**
 * Stores a command's new photo and deletes the photos that it replaces, if they wait for upload.
 * Uploaded photos stay until their changes are settled [F3: local photos]. Returns the new photo's
 * id. Call inside the command's transaction.
 */
export async function keepPhoto(
  cellar: CellarDatabase,
  { recordId, isOfEvent, photo, change, shown }: PhotoFacts,
  { now, newId }: WriteContext,
): Promise<string | undefined> {
  const { photos, missingPhotos } = cellar;
  if (photo?.kind === "attached") {
    await photos.update(photo.id, { path: photo.path, replaces: undefined });
    return undefined;
  }
  if (!photo && (!change || photoSetBy(change) === undefined)) return undefined;

  const waiting = (await keptPhotosOf(cellar, recordId)).filter(({ path }) => path === undefined);
  await photos.bulkDelete(waiting.map(({ id }) => id));
  await missingPhotos.where("recordId").equals(recordId).delete();
  if (photo?.kind !== "taken") return undefined;
  const { jpeg, path } = photo;
  const kept = { id: newId(), recordId, ...(isOfEvent && { isOfEvent }), jpeg, keptAt: now };
  return photos.add(path === undefined ? { ...kept, replaces: shown } : { ...kept, path });
}

export async function forgetPhotosOf(cellar: CellarDatabase, recordId: string): Promise<void> {
  const kept = await keptPhotosOf(cellar, recordId);
  await cellar.photos.bulkDelete(kept.map(({ id }) => id));
  await cellar.missingPhotos.where("recordId").equals(recordId).delete();
}

/**
 * Gives an event's kept photos the event's new id, which is the new op id of its change [H1: one
 * event].
 */
export async function renamePhotosOf(
  cellar: CellarDatabase,
  eventId: string,
  name: string,
): Promise<void> {
  const keys = await keptPhotosOf(cellar, eventId);
  const kept = await cellar.photos.bulkGet(keys.map(({ id }) => id));
  const renamed = kept.flatMap((photo) => (photo?.isOfEvent ? { ...photo, recordId: name } : []));
  await cellar.photos.bulkPut(renamed);
}

/**
 * The path of the photo that a change sets; `null` if it removes the photo, `undefined` if it
 * leaves the photo unchanged.
 */
export function photoSetBy(change: CellarChange | Noop): string | null | undefined {
  if (change.kind === "create") return change.body.photoUrl ?? undefined;
  if (isOfEvent(change)) return photoOfEventChange(change);
  if (change.kind !== "edit") return undefined;
  return changedFields(change).includes("photoUrl") ? change.body.photoUrl : undefined;
}

/**
 * The path of the photo that an event's change sets; `undefined` if none. A put without a base
 * removes no photo [H4: event merge].
 */
function photoOfEventChange(change: EventChange): string | null | undefined {
  if (change.kind !== "put-event") return undefined;
  const { base, body } = change;
  if (!base) return body.photoUrl ?? undefined;
  const isTouched = "photoUrl" in base && !sameValue(base.photoUrl, body.photoUrl);
  return isTouched ? body.photoUrl : undefined;
}

/**
 * The path of the photo that a wine or event still shows if the server lacks the photo of this
 * change [F1: missing photo].
 */
export function photoWithout(change: CellarChange | Noop): string | null | undefined {
  if (change.kind === "create") return null;
  return change.kind === "edit" || change.kind === "put-event" ? change.base?.photoUrl : undefined;
}
