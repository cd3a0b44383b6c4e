import type { ErrorCode } from "sync-protocol";
import type { CellarDatabase } from "../../db/CellarDatabase.ts";
import { keptPhoto, refusePhoto } from "../../db/photos/keptPhotos.ts";
import { photosToSend } from "../../db/photos/photosToSend.ts";
import { attachPhoto } from "../../db/commands/attachPhoto.ts";
import { foundPhoto, loseMissing, missingToSeek } from "../../db/photos/missingPhotos.ts";
import { Unreachable } from "../../../server/callServer.ts";
import { PhotoUploadFailed } from "../../../server/photoCalls.ts";
import { ServerRefusal } from "../../../server/ServerRefusal.ts";

/** What sending photos is given from outside. */
export interface SendPhotosDeps {
  /** Uploads a JPEG as this person's and answers its path. Throws {@link PhotoUploadFailed}. */
  readonly upload: (jpeg: ArrayBuffer) => Promise<string>;
  /** The bytes of a photo of the server's as far as this browser has them. */
  readonly cached: (path: string) => Promise<ArrayBuffer | undefined>;
  readonly now: () => number;
  readonly newId: () => string;
  /** Told of each photo that is attached: there is something to push. */
  readonly attached: () => void;
}

/** Refusals that say that this photo will not be taken, however often it is sent. */
const FINAL: ReadonlySet<ErrorCode | undefined> = new Set<ErrorCode>([
  "invalid",
  "malformed_json",
  "not_an_image",
  "photos_full",
  "too_demanding",
  "too_large",
  "unsupported_media_type",
]);

/** Refusals that no other photo would escape just now. */
const CONCERNS_ALL: ReadonlySet<ErrorCode | undefined> = new Set<ErrorCode>([
  "account_deleted",
  "too_many_requests",
  "unauthenticated",
  "unavailable",
  "user_mismatch",
]);

/**
 * Uploads the photos that wait on this device, one after the other, and attaches each to its wine;
 * those that the server has lost too, where the browser's cache has them yet (rule F4). Whether
 * none is left to be tried again.
 *
 * Cut short, it begins again later: an upload that was never attached is swept by the server, and a
 * photo is attached once. One that the server refuses for good waits for its owner.
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

/** Brings back what the cache has of the missing photos; the others are lost, and told (rule F5). */
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
    const { code, sentence } = cause;
    if (CONCERNS_ALL.has(code)) return "none now";
    if (!code || !FINAL.has(code)) return "not now";
    await refusePhoto(cellar, photoId, { code, error: sentence ?? error.message });
    return "gone";
  }
}
