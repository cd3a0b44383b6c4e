import {
  type CellarChange,
  changedFields,
  type EventChange,
  isOfEvent,
  type Noop,
  sameValue,
} from "sync-protocol";
import type { Occasion } from "../../outbox/outbox.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { keptPhotosOf } from "./photoKeys.ts";

/** What a command does with the photo of its wine or event, beside what its change says. */
export type PhotoIntent =
  /** A new one; with a `path` it is on the server already, and the change points at it. */
  | { readonly kind: "taken"; readonly jpeg: ArrayBuffer; readonly path: string | undefined }
  | { readonly kind: "removed" }
  /** The change attaches this kept photo, which is on the server by now. */
  | { readonly kind: "attached"; readonly id: string; readonly path: string };

/** One command, as far as photos are concerned. */
interface Keeping {
  /** The wine or the event that it is about. */
  readonly recordId: string;
  readonly isOfEvent?: true | undefined;
  readonly photo: PhotoIntent | undefined;
  readonly change: CellarChange | undefined;
  /** What is shown once the change is made. */
  readonly shown: string | null | undefined;
}

/**
 * Keeps what a command brings, and gives up what it replaces of the photos that wait; those that
 * are on the server stay until that is settled (rule F3). Answers the id of a photo that it has kept
 * again. Runs in the transaction of the command.
 */
export async function keepPhoto(
  cellar: CellarDatabase,
  { recordId, isOfEvent, photo, change, shown }: Keeping,
  { now, newId }: Occasion,
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

/** Gives up every photo of a wine or an event that its owner gives up. */
export async function forgetPhotosOf(cellar: CellarDatabase, recordId: string): Promise<void> {
  const kept = await keptPhotosOf(cellar, recordId);
  await cellar.photos.bulkDelete(kept.map(({ id }) => id));
  await cellar.missingPhotos.where("recordId").equals(recordId).delete();
}

/** Keeps the photos of an event under the name that it has from now on, which is its change's (rule H1). */
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
 * The photo that a change gives its wine or event, `null` where it takes one away; `undefined` where
 * it leaves the photo alone.
 */
export function photoSetBy(change: CellarChange | Noop): string | null | undefined {
  if (change.kind === "create") return change.body.photoUrl ?? undefined;
  if (isOfEvent(change)) return photoToldBy(change);
  if (change.kind !== "edit") return undefined;
  return changedFields(change).includes("photoUrl") ? change.body.photoUrl : undefined;
}

/** Without a base a put takes no photo away (rule H4). */
function photoToldBy(change: EventChange): string | null | undefined {
  if (change.kind === "remove-event") return undefined;
  const { base, body } = change;
  if (!base) return body.photoUrl ?? undefined;
  const isTouched = "photoUrl" in base && !sameValue(base.photoUrl, body.photoUrl);
  return isTouched ? body.photoUrl : undefined;
}

/** What is left on a wine or an event where the photo of this change did not come with it (rule F1). */
export function photoWithout(change: CellarChange | Noop): string | null | undefined {
  if (change.kind === "create") return null;
  return change.kind === "edit" || change.kind === "put-event" ? change.base?.photoUrl : undefined;
}
