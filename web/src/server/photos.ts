import { base64AnswerSchema, finalizeAnswerSchema, uploadAnswerSchema } from "sync-protocol";
import { callServer, ServerRefusal, Unreachable } from "./callServer.ts";

const UPLOAD_TIMEOUT_MS = 60_000;

/** A photo that the server did not take: its bytes (`upload`), or what they turned out to be. */
export class PhotoUploadFailed extends Error {
  override readonly name = "PhotoUploadFailed";

  readonly step: "upload" | "finalize";

  constructor(step: "upload" | "finalize", cause: unknown) {
    const message =
      step === "upload" ? "Failed to upload image" : "Failed to finalize image upload";
    super(message, { cause });
    this.step = step;
  }
}

/**
 * Uploads a JPEG through the documented calls and answers its path, `/objects/uploads/{id}`. With
 * `userId` it becomes that person's photo or nobody's: the session may change hands meanwhile (P5).
 *
 * Throws {@link PhotoUploadFailed}, whose cause is {@link Unreachable} without signal.
 */
export async function uploadPhoto(jpeg: ArrayBuffer, userId?: string): Promise<string> {
  const uploadURL = await uploadBytes(jpeg).catch((cause: unknown) => {
    throw new PhotoUploadFailed("upload", cause);
  });
  const call = {
    method: "POST",
    path: "/api/objects/finalize",
    body: { rawPath: uploadURL.split("?", 1)[0], userId },
  } as const;
  const { objectPath } = await callServer(call, finalizeAnswerSchema).catch((cause: unknown) => {
    throw new PhotoUploadFailed("finalize", cause);
  });
  return objectPath;
}

/** A stored photo's bytes in base64, no data-URL prefix. */
export async function fetchPhotoBase64(objectPath: string): Promise<string> {
  const path = `/api/objects/${objectPath.replace(/^\/objects\//, "")}/base64`;
  return (await callServer({ method: "POST", path }, base64AnswerSchema)).base64;
}

async function uploadBytes(jpeg: ArrayBuffer): Promise<string> {
  const call = { method: "POST", path: "/api/objects/upload" } as const;
  const { uploadURL } = await callServer(call, uploadAnswerSchema);
  const response = await putBytes(uploadURL, jpeg);
  if (!response.ok) {
    const refusal = { error: response.statusText, code: "upload_refused" };
    throw new ServerRefusal(response.status, refusal, response.statusText);
  }
  return uploadURL;
}

async function putBytes(uploadURL: string, jpeg: ArrayBuffer): Promise<Response> {
  try {
    return await fetch(uploadURL, {
      method: "PUT",
      headers: { "content-type": "image/jpeg" },
      body: jpeg,
      signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
    });
  } catch (cause) {
    throw new Unreachable("The photo could not be sent", { cause });
  }
}
