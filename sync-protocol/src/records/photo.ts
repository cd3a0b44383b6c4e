import * as z from "zod/mini";
import { LINE_MAX, uuid } from "./text.ts";
import { photoPathSchema } from "./wineFields.ts";

export const UPLOAD_MAX_BYTES = 10_485_760;

/**
 * Maximum number of pixels of an uploaded picture. Enough for a phone photo, too few for a
 * decompression bomb.
 */
export const PHOTO_PIXELS_MAX = 50_000_000;

/**
 * Photos are scaled down to fit this width and height in pixels, and encoded as JPEG of this
 * quality.
 */
export const PHOTO = { width: 600, height: 800, quality: 0.8 } as const;

/** Smaller widths of a photo that the server offers, in pixels. */
export const PHOTO_WIDTHS = [160, 320, 480] as const;

export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/**
 * How long the server keeps a finalized photo that nothing shows, ms [F2: retention]. The 90 days
 * start when the photo was last shown, or when the photo was finalized. An overwritten photo can be
 * restored for the same time [F6: restore].
 */
export const PHOTO_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * The query parameters of a photo's address. Without a width `w`, the server answers with the full
 * width.
 */
export const photoQuerySchema = z.object({
  w: z.optional(
    z.pipe(
      z.coerce.number(),
      z.literal(PHOTO_WIDTHS, `Width must be one of ${PHOTO_WIDTHS.join(", ")}`),
    ),
  ),
});

/**
 * The answer of `POST /api/objects/upload`: a signed, expiring, absolute address to PUT the bytes
 * to.
 */
export const uploadAnswerSchema = z.object({ uploadURL: z.url() });

/** The body of `POST /api/objects/finalize`: the upload address without its query string. */
export const finalizeCallSchema = z.object({
  rawPath: z
    .string("rawPath is required")
    .check(z.minLength(1, "rawPath is required"), z.maxLength(4 * LINE_MAX, "rawPath is too long")),
  /**
   * The user to whom the photo belongs, if the client knows the user. The server refuses the call
   * in another user's session [P5: user].
   */
  userId: z.optional(uuid()),
});

export const finalizeAnswerSchema = z.object({ objectPath: photoPathSchema });

/** The answer of `POST /api/objects/{path}/base64`: a JPEG in base64, without data-URL prefix. */
export const base64AnswerSchema = z.object({ base64: z.string() });

export type FinalizeCall = z.infer<typeof finalizeCallSchema>;
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;
export type FinalizeAnswer = z.infer<typeof finalizeAnswerSchema>;
export type Base64Answer = z.infer<typeof base64AnswerSchema>;
