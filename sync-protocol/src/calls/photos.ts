import * as z from "zod/mini";
import {
  base64AnswerSchema,
  finalizeAnswerSchema,
  finalizeCallSchema,
  photoQuerySchema,
  UPLOAD_MAX_BYTES,
  uploadAnswerSchema,
} from "../records/photo.ts";
import { PHOTO_PATHS } from "../records/wineFields.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "photos";

export const promiseUpload = {
  group,
  method: "POST",
  path: "/api/objects/upload",
  summary: "Get an upload URL for one photo, valid for 15 minutes",
  access: "signed in",
  scope: "write",
  answer: uploadAnswerSchema,
  errors: ["photos_full"],
} as const satisfies CallSpec;

export const sendPhoto = {
  group,
  method: "PUT",
  path: `${PHOTO_PATHS}{id}`,
  names: "photo",
  summary: "Upload the photo, in any image format",
  access: "holder of the address",
  /** The query of a signed upload address. */
  query: z.object({
    owner: z.string(),
    user: z.optional(z.string()),
    membership: z.optional(z.string()),
    expires: z.coerce.number(),
    signature: z.string(),
  }),
  unfitQuery: "upload_not_signed",
  body: { mediaType: "image/*" },
  bodyBytesMax: UPLOAD_MAX_BYTES,
  answer: z.object({}),
  errors: [
    "upload_expired",
    "upload_interrupted",
    "too_large",
    "not_an_image",
    "already_finalized",
    "insufficient_role",
    "too_many_requests",
  ],
} as const satisfies CallSpec;

export const finalizePhoto = {
  group,
  method: "POST",
  path: "/api/objects/finalize",
  summary:
    "Finalize the uploaded photo and return its path. A photo that no wine shows is deleted " +
    "after 90 days",
  access: "signed in",
  scope: "write",
  body: finalizeCallSchema,
  answer: finalizeAnswerSchema,
  errors: ["not_found", "not_uploaded", "not_an_image", "too_demanding", "user_mismatch"],
} as const satisfies CallSpec;

export const readPhoto = {
  group,
  method: "GET",
  path: `${PHOTO_PATHS}{id}`,
  names: "photo",
  summary: "Get a photo that the user can see, at its own width or smaller",
  access: "signed in",
  scope: "read",
  query: photoQuerySchema,
  answer: { mediaType: "image/jpeg" },
  cached: true,
} as const satisfies CallSpec;

export const readPhotoBase64 = {
  group,
  method: "POST",
  path: `/api${PHOTO_PATHS}{id}/base64`,
  names: "photo",
  summary: "Get a photo that the user can see, for analyze-label",
  access: "signed in",
  scope: "read",
  answer: base64AnswerSchema,
} as const satisfies CallSpec;
