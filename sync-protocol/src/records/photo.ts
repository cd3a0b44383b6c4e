import * as z from "zod/mini";
import { LINE_MAX, uuid } from "./text.ts";
import { photoPathSchema } from "./wineFields.ts";

export const UPLOAD_MAX_BYTES = 10_485_760;

/**
 * Maximum number of pixels of an uploaded picture. It allows phone photos, and refuses small files
 * that would decode to huge pictures.
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
 * How long the server keeps a finalized photo that no record shows, ms [F2: retention]. The 90 days
 * start when a record last showed the photo, or when the photo was finalized. For the same time, a
 * photo that an edit replaced can be restored [F6: restore].
 */
export const PHOTO_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * The query parameters of a photo's address. `w` is the wanted width; without it, the server
 * answers with the full width.
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
 * The answer of `POST /api/objects/upload`: a signed absolute address that expires, to which the
 * client PUTs the photo's bytes.
 */
export const uploadAnswerSchema = z.object({ uploadURL: z.url() });

/** The body of `POST /api/objects/finalize`: the upload address without its query string. */
export const finalizeCallSchema = z.object({
  rawPath: z
    .string("rawPath is required")
    .check(z.minLength(1, "rawPath is required"), z.maxLength(4 * LINE_MAX, "rawPath is too long")),
  /**
   * The user who took the photo, if the client knows. If another user is signed in, the server
   * refuses the call [P5: user].
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
