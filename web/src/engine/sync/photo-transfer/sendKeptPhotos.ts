import type { ErrorCode } from "sync-protocol";
import type { CellarDatabase } from "../../db/CellarDatabase.ts";
import { keptPhoto, refusePhoto } from "../../db/photos/keptPhotos.ts";
import { photosToSend } from "../../db/photos/photosToSend.ts";
import { attachPhoto } from "../../db/commands/attachPhoto.ts";
import { foundPhoto, loseMissing, missingToSeek } from "../../db/photos/missingPhotos.ts";
import { Unreachable } from "../../../server/callServer.ts";
import { PhotoUploadFailed } from "../../../server/photoCalls.ts";
import { ServerRefusal } from "../../../server/ServerRefusal.ts";

export interface SendPhotosDeps {
  /** Uploads a JPEG for the cellar's user. Returns its path or throws {@link PhotoUploadFailed}. */
  readonly upload: (jpeg: ArrayBuffer) => Promise<string>;
  readonly cached: (path: string) => Promise<ArrayBuffer | undefined>;
  readonly now: () => number;
  readonly newId: () => string;
  /** Called for each attached photo, because a change must now be pushed. */
  readonly attached: () => void;
}

/** Refusals after which another upload of the same photo would be refused again. */
const FINAL: ReadonlySet<ErrorCode | undefined> = new Set<ErrorCode>([
  "insufficient_role",
  "invalid",
  "malformed_json",
  "not_an_image",
  "photos_full",
  "too_demanding",
  "too_large",
  "unsupported_media_type",
]);

const CONCERNS_ALL: ReadonlySet<ErrorCode | undefined> = new Set<ErrorCode>([
  "account_deleted",
  "too_many_requests",
  "unauthenticated",
  "unavailable",
  "user_mismatch",
]);

/**
 * Uploads the waiting photos of this device one by one and attaches each to its wine or event.
 * Photos that the server lost are uploaded again if they are cached [F4: upload again]. Returns
 * "some left" if photos must be retried.
 *
 * An interrupted run can be repeated: the server deletes uploads that were never attached, and a
 * photo is attached once. A photo that the server will never accept is listed under "Needs attention".
 */
export async function sendKeptPhotos(
  cellar: CellarDatabase,
  deps: SendPhotosDeps,
  signal: AbortSignal,
): Promise<"all sent" | "some left"> {
  await seekMissing(cellar, deps);
  let left: "all sent" | "some left" = "all sent";
  for (const photoId of await photosToSend(cellar)) {
    if (signal.aborted) return "some left";
    const end = await uploadKept(cellar, photoId, deps);
    if (end === "none now") return "some left";
    if (end === "not now") left = "some left";
    if (end === "sent") deps.attached();
  }
  return left;
}

/**
 * Looks in the photo cache for photos that the device's store has lost. A photo that is not there
 * either is reported as lost [F5: lost photo].
 */
async function seekMissing(
  cellar: CellarDatabase,
  { cached, now, newId }: SendPhotosDeps,
): Promise<void> {
  for (const path of await missingToSeek(cellar)) {
    const jpeg = await cached(path);
    if (jpeg) await foundPhoto(cellar, { path, jpeg }, { now: now(), newId });
    else await loseMissing(cellar, path);
  }
}

async function uploadKept(
  cellar: CellarDatabase,
  photoId: string,
  { upload, now, newId }: SendPhotosDeps,
): Promise<"sent" | "gone" | "not now" | "none now"> {
  const photo = await keptPhoto(cellar, photoId);
  if (!photo) return "gone";
  try {
    const photoUrl = await upload(photo.jpeg);
    await attachPhoto(cellar, { photoId, photoUrl }, { now: now(), newId });
    return "sent";
  } catch (error) {
    if (!(error instanceof PhotoUploadFailed)) throw error;
    const { cause } = error;
    if (cause instanceof Unreachable) return "none now";
    if (!(cause instanceof ServerRefusal)) throw error;
    const { code, sentence, facts } = cause;
    if (CONCERNS_ALL.has(code)) return "none now";
    if (!code || !FINAL.has(code)) return "not now";
    await refusePhoto(cellar, photoId, { code, error: sentence ?? error.message, facts });
    return "gone";
  }
}
