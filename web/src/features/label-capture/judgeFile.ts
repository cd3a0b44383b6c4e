import { UPLOAD_MAX_BYTES } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import {
  HEAD_BYTES,
  looksLikeHeic,
  looksLikeImage,
} from "../../rules/photo-files/looksLikeImage.ts";
import { BlackFrame, Panorama, UNREADABLE_PHOTO } from "./shrinkPhoto.ts";

/**
 * What happens to a chosen file: the app takes the picture, silently ignores a file that is not a
 * picture, or refuses it with a message.
 */
export type FileVerdict =
  | { readonly kind: "take" }
  | { readonly kind: "ignore" }
  | { readonly kind: "refuse"; readonly problem: string };

/** MIME types that do not identify a file's format. */
const UNKNOWN_TYPES: readonly string[] = ["", "application/octet-stream"];

const TOO_LARGE = i18n._(
  "This photo is larger than 10 MB. Please choose a smaller one, or take one with Use Camera.",
);
const PANORAMA = i18n._(
  "This picture is a panorama. Crop it to the label first, or take a photo with Use Camera.",
);
const BLACK = i18n._(
  "The picture is all black. Uncover the camera and close other apps that use it, then try again.",
);
const HEIC = i18n._(
  "This browser can't open HEIC photos. Save the photo as JPEG first, or take one with Use Camera.",
);

export async function judgeFile(file: Blob): Promise<FileVerdict> {
  if (!(await isImage(file))) return { kind: "ignore" };
  return file.size > UPLOAD_MAX_BYTES ? { kind: "refuse", problem: TOO_LARGE } : { kind: "take" };
}

export async function problemOf(picture: Blob | undefined, error: unknown): Promise<string> {
  if (error instanceof Panorama) return PANORAMA;
  if (error instanceof BlackFrame) return BLACK;
  const isHeic = picture !== undefined && looksLikeHeic(await headOf(picture));
  return isHeic ? `${UNREADABLE_PHOTO} ${HEIC}` : UNREADABLE_PHOTO;
}

async function isImage(file: Blob): Promise<boolean> {
  if (!UNKNOWN_TYPES.includes(file.type)) return file.type.startsWith("image/");
  return looksLikeImage(await headOf(file));
}

async function headOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
}
