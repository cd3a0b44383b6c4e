import type Sharp from "sharp";
import type { PhotoStudio } from "../cellar/ports.ts";
import { heavyWork } from "./heavyWork.ts";

/** Largest picture decoded, in pixels: a full phone photo, not a decompression bomb. */
const PIXELS_MAX = 50_000_000;

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
 * Develops photos with libvips. It reads JPEG, PNG, WebP, GIF (the first picture), TIFF and AVIF;
 * not HEIC, whose codec is not free.
 */
export function sharpStudio(): PhotoStudio {
  const inTurn = heavyWork.lane();
  let loading: Promise<typeof Sharp> | undefined;
  const withSharp = <Answer>(work: (sharp: typeof Sharp) => Promise<Answer>) =>
    inTurn(async () => work(await (loading ??= loadSharp())));

  return {
    develop: (raw) => withSharp((sharp) => develop(sharp, raw)),
    resize: (photo, width) =>
      withSharp((sharp) =>
        sharp(photo).resize({ width, withoutEnlargement: true }).jpeg(JPEG).toBuffer(),
      ),
  };
}

/** Comes with the first photo: the server would start a fifth later for it. */
async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: READABLE });
  return sharp;
}

/**
 * `failOn: "error"`: phones write files that libvips warns about and reads well. Any failure to
 * read is the file's: libvips says why in prose only.
 */
async function develop(sharp: typeof Sharp, raw: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return await sharp(raw, { failOn: "error", limitInputPixels: PIXELS_MAX })
      .autoOrient()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .jpeg(JPEG)
      .toBuffer();
  } catch {
    return undefined;
  }
}
