import type Sharp from "sharp";
import { PHOTO_PIXELS_MAX } from "sync-protocol";

/** Maximum width and height of a stored photo, in pixels. */
const SIDE_MAX = 4_096;

const JPEG = { quality: 85, progressive: true } as const;

/**
 * Loaders of the formats that libvips may read. Other formats, such as SVG and PDF, can refer to
 * files and addresses.
 */
const READABLE = [
  "VipsForeignLoadJpegBuffer",
  "VipsForeignLoadPngBuffer",
  "VipsForeignLoadWebpBuffer",
  "VipsForeignLoadNsgifBuffer",
  "VipsForeignLoadHeifBuffer",
  "VipsForeignLoadTiffBuffer",
];

export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: READABLE });
  return sharp;
}

/**
 * Returns an upright JPEG without metadata. Returns `too-demanding` for too many pixels, which are
 * counted before decoding, and `unreadable` for any other failure. `failOn: "error"` accepts phone
 * pictures for which libvips only warns.
 */
export async function developPhoto(
  sharp: typeof Sharp,
  raw: Uint8Array,
): Promise<Uint8Array | "unreadable" | "too-demanding"> {
  try {
    const picture = sharp(raw, { failOn: "error", limitInputPixels: false });
    const { width, height } = await picture.metadata();
    if (width * height > PHOTO_PIXELS_MAX) return "too-demanding";

    return await picture
      .autoOrient()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .jpeg(JPEG)
      .toBuffer();
  } catch {
    return "unreadable";
  }
}

export function resizePhoto(
  sharp: typeof Sharp,
  photo: Uint8Array,
  width: number,
): Promise<Uint8Array> {
  return sharp(photo).resize({ width, withoutEnlargement: true }).jpeg(JPEG).toBuffer();
}
