import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { attachPhoto, keptPhoto, photosToSend } from "../db/keptPhotos.ts";
import { ServerRefusal } from "./http.ts";
import { underLock } from "./locks.ts";
import { PhotoUploadFailed, uploadPhoto } from "./photos.ts";

/** Photos that the server refused for good, not tried again while the page lives. */
const refused = new Set<string>();

/**
 * Uploads the photos kept on this device, one after the other, and attaches each to its wine; then
 * calls `attached`. Cut short, it begins again later: an upload that was never attached is swept
 * by the server, and a photo is attached once.
 */
export async function sendKeptPhotos(
  cellar: CellarDatabase,
  signal: AbortSignal,
  attached: () => void,
): Promise<void> {
  await underLock(`wine-cellar-photos-${cellar.userId}`, async () => {
    for (const photoId of await photosToSend(cellar)) {
      if (signal.aborted) return;
      if (refused.has(photoId)) continue;
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
    const photoUrl = await uploadPhoto(photo.jpeg);
    const occasion = { now: Date.now(), newId: () => crypto.randomUUID() };
    await attachPhoto(cellar, { photoId, photoUrl }, occasion);
    return "sent";
  } catch (error) {
    if (!(error instanceof PhotoUploadFailed)) throw error;
    if (!isFinal(error.cause)) return "unsent";
    refused.add(photoId);
    return "refused";
  }
}

function isFinal(cause: unknown): boolean {
  return cause instanceof ServerRefusal && [400, 413, 415].includes(cause.status);
}
