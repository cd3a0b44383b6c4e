import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { attachPhoto, keptPhoto, photosToSend, refusePhoto } from "../db/keptPhotos.ts";
import { ServerRefusal } from "../server/callServer.ts";
import { underLock } from "../platform/underLock.ts";
import { PhotoUploadFailed, uploadPhoto } from "../server/photos.ts";

/** Answers that say that this photo will never be taken. */
const FINAL = new Set([400, 413, 415]);

/**
 * Uploads the photos kept on this device, one after the other, and attaches each to its wine; then
 * calls `attached`. Cut short, it begins again later: an upload that was never attached is swept
 * by the server, and a photo is attached once. The bytes stay here until then, also when another
 * person signs in meanwhile. One that the server refuses for good waits for its owner.
 */
export async function sendKeptPhotos(
  cellar: CellarDatabase,
  signal: AbortSignal,
  attached: () => void,
): Promise<void> {
  await underLock(`wine-cellar-photos-${cellar.userId}`, async () => {
    for (const photoId of await photosToSend(cellar)) {
      if (signal.aborted) return;
      const sent = await sendPhoto(cellar, photoId);
      if (sent === "unsent") return;
      if (sent === "sent") attached();
    }
  });
}

async function sendPhoto(
  cellar: CellarDatabase,
  photoId: string,
): Promise<"sent" | "refused" | "unsent"> {
  const photo = await keptPhoto(cellar, photoId);
  if (!photo) return "refused";
  try {
    const photoUrl = await uploadPhoto(photo.jpeg, cellar.userId);
    const occasion = { now: Date.now(), newId: () => crypto.randomUUID() };
    await attachPhoto(cellar, { photoId, photoUrl }, occasion);
    return "sent";
  } catch (error) {
    if (!(error instanceof PhotoUploadFailed)) throw error;
    const { cause } = error;
    if (!(cause instanceof ServerRefusal) || !FINAL.has(cause.status)) return "unsent";
    const { status, body } = cause;
    await refusePhoto(cellar, photoId, { ...body, status });
    return "refused";
  }
}
