import { type Edit, type Wine, wineBodyOf } from "sync-protocol";
import type { WriteContext } from "../../outbox/outbox.ts";
import type { CellarDatabase, KeptPhoto } from "../CellarDatabase.ts";
import { attachToEvent } from "./eventCommands.ts";
import { commandTables, type Intent, runCommand } from "./runCommand.ts";

/**
 * Attaches an uploaded photo to its wine or event by an ordinary edit, in one transaction. Repeated
 * calls attach it only once. Its bytes stay on this device until the server's row shows the photo
 * [F3: local photos]. Does nothing if another photo has replaced it meanwhile.
 */
export function attachPhoto(
  cellar: CellarDatabase,
  { photoId, photoUrl }: { photoId: string; photoUrl: string },
  context: WriteContext,
): Promise<void> {
  const { events, photos } = cellar;
  return cellar.transaction("rw", [...commandTables(cellar), events], async () => {
    const photo = await photos.get(photoId);
    if (!photo || photo.path !== undefined) return;
    if (photo.isOfEvent) {
      await attachToEvent(cellar, photo, photoUrl, context);
      return;
    }
    const intent: Intent = {
      wineId: photo.recordId,
      change: (present) => present && editTo(present, photo, photoUrl),
      photo: { kind: "attached", id: photoId, path: photoUrl },
    };
    await runCommand(cellar, intent, context);
  });
}

/**
 * The edit that sets the photo. Its base is the photo that the user saw, so that a conflict with a
 * photo added by others is reported [M3: conflicts].
 */
function editTo(present: Wine, { replaces }: KeptPhoto, photoUrl: string): Edit {
  return {
    kind: "edit",
    wineId: present.id,
    body: { ...wineBodyOf(present), photoUrl },
    base: { photoUrl: replaces === undefined ? present.photoUrl : replaces },
  };
}
