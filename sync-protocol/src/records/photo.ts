import * as z from "zod/mini";
import { LINE_MAX, uuid } from "./text.ts";
import { photoPathSchema } from "./wineFields.ts";

/** Largest accepted upload, in bytes (10 MB). */
export const UPLOAD_MAX_BYTES = 10_485_760;

/** Most pixels of an uploaded picture: a full phone photo, not a decompression bomb. */
export const PHOTO_PIXELS_MAX = 50_000_000;

/** Photos are downscaled to fit these, in pixels, and encoded as JPEG of this quality. */
export const PHOTO = { width: 600, height: 800, quality: 0.8 } as const;

/** The widths, in pixels, in which the server hands out a photo beside its own. */
export const PHOTO_WIDTHS = [160, 320, 480] as const;

export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/**
 * How long the server keeps a finalized photo that nothing shows, ms: 90 days from when one last
 * did, or from when it was finalized (rule F2). As long an overwritten one can be restored (F6).
 */
export const PHOTO_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** The query of a photo: its own width unless it asks for a smaller one. */
export const photoQuerySchema = z.object({
  w: z.optional(
    z.pipe(
      z.coerce.number(),
      z.literal(PHOTO_WIDTHS, `Width must be one of ${PHOTO_WIDTHS.join(", ")}`),
    ),
  ),
});

/** What `POST /api/objects/upload` answers: a signed, expiring, absolute address to PUT bytes to. */
export const uploadAnswerSchema = z.object({ uploadURL: z.url() });

/** The body of `POST /api/objects/finalize`: the upload address without its query string. */
export const finalizeCallSchema = z.object({
  rawPath: z
    .string("rawPath is required")
    .check(z.minLength(1, "rawPath is required"), z.maxLength(4 * LINE_MAX, "rawPath is too long")),
  /** Whose photo it is, where the caller knows; refused under another session (rule P5). */
  userId: z.optional(uuid()),
});

export const finalizeAnswerSchema = z.object({ objectPath: photoPathSchema });

/** What `POST /api/objects/{path}/base64` answers: JPEG bytes in base64, no data-URL prefix. */
export const base64AnswerSchema = z.object({ base64: z.string() });

export type FinalizeCall = z.infer<typeof finalizeCallSchema>;
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;
export type FinalizeAnswer = z.infer<typeof finalizeAnswerSchema>;
export type Base64Answer = z.infer<typeof base64AnswerSchema>;
