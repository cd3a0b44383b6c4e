import type Sharp from "sharp";
import { PHOTO_PIXELS_MAX } from "sync-protocol";

/** Longest side of a photo we keep, in pixels. */
const SIDE_MAX = 4_096;

const JPEG = { quality: 85, progressive: true } as const;

/** What libvips may read: no SVG, PDF or other format that can refer to files and addresses. */
const READABLE = [
  "VipsForeignLoadJpegBuffer",
  "VipsForeignLoadPngBuffer",
  "VipsForeignLoadWebpBuffer",
  "VipsForeignLoadNsgifBuffer",
  "VipsForeignLoadHeifBuffer",
  "VipsForeignLoadTiffBuffer",
];

/**
 * Loads libvips, bound to what we let it read. It takes one processor at a time, and keeps nothing
 * from one picture for the next.
 */
export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: READABLE });
  return sharp;
}

/**
 * An upright JPEG without metadata; `too-demanding` where the picture has too many pixels, which is
 * known before any of them is decoded.
 *
 * `failOn: "error"`: phones write files that libvips warns about and reads well. Any failure to
 * read is the file's: libvips says why in prose only.
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

/** A photo of ours, scaled down to `width` pixels. */
export function resizePhoto(
  sharp: typeof Sharp,
  photo: Uint8Array,
  width: number,
): Promise<Uint8Array> {
  return sharp(photo).resize({ width, withoutEnlargement: true }).jpeg(JPEG).toBuffer();
}
