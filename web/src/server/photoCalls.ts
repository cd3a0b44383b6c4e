import { CALLS, type CellarAddress, type FinalizeCall, photoIdIn } from "sync-protocol";
import { callServer, sendingMs, Unreachable } from "./callServer.ts";
import { readRefusal } from "./ServerRefusal.ts";
import { underBase } from "../platform/basePath.ts";

/** Maximum wait for an answer, in addition to the estimated time for sending the bytes. */
const SILENCE_MS = 20_000;

/** An upload failed in the step `step`: sending the bytes, or the request that finishes it. */
export class PhotoUploadFailed extends Error {
  override readonly name = "PhotoUploadFailed";

  readonly step: "upload" | "finalize";

  constructor(step: "upload" | "finalize", cause: unknown) {
    super(step === "upload" ? "Failed to upload image" : "Failed to finalize image upload", {
      cause,
    });
    this.step = step;
  }
}

/** The calls of an upload. They throw `ServerRefusal` and {@link Unreachable}. */
export interface UploadServer {
  /** Returns a signed address, which is valid for a limited time. */
  askForAddress(): Promise<string>;
  put(uploadURL: string, jpeg: ArrayBuffer): Promise<void>;
  finalize(body: FinalizeCall): Promise<string>;
}

/**
 * Uploads a JPEG through the public API and returns the photo's path. With `cellar`, the photo
 * belongs to that cellar, and the upload fails if another user has signed in meanwhile [P5: user].
 * Throws {@link PhotoUploadFailed}. Offline, the error's cause is {@link Unreachable}.
 */
export async function uploadPhoto(
  jpeg: ArrayBuffer,
  cellar?: CellarAddress,
  server: UploadServer = uploadServerOf(cellar),
): Promise<string> {
  const uploadURL = await uploadBytes(jpeg, server).catch(failing("upload"));
  const [rawPath = ""] = uploadURL.split("?", 1);
  return server.finalize({ rawPath, userId: cellar?.userId }).catch(failing("finalize"));
}

async function uploadBytes(jpeg: ArrayBuffer, server: UploadServer): Promise<string> {
  const uploadURL = await server.askForAddress();
  await server.put(uploadURL, jpeg);
  return uploadURL;
}

function failing(step: PhotoUploadFailed["step"]): (cause: unknown) => never {
  return (cause) => {
    throw new PhotoUploadFailed(step, cause);
  };
}

function uploadServerOf(cellar: CellarAddress | undefined): UploadServer {
  return {
    async askForAddress() {
      return (await callServer(CALLS.promiseUpload, { cellar })).uploadURL;
    },
    async put(uploadURL, jpeg) {
      await requireAccepted(await putBytes(uploadURL, jpeg));
    },
    async finalize(body) {
      return (await callServer(CALLS.finalizePhoto, { cellar, body })).objectPath;
    },
  };
}

/**
 * Throws a `ServerRefusal` unless the bytes were accepted. The response may be from another storage
 * server.
 */
export async function requireAccepted(response: Response): Promise<void> {
  if (response.ok) return;
  throw readRefusal(response, await response.text().catch(() => ""), CALLS.sendPhoto);
}

/** Fetches a photo as base64, without the prefix of a data URL. */
export async function fetchPhotoBase64(objectPath: string): Promise<string> {
  return (await callServer(CALLS.readPhotoBase64, { id: photoIdIn(objectPath) })).base64;
}

async function putBytes(uploadURL: string, jpeg: ArrayBuffer): Promise<Response> {
  try {
    return await fetch(uploadURL, {
      method: CALLS.sendPhoto.method,
      headers: { "content-type": "image/jpeg" },
      body: jpeg,
      signal: AbortSignal.timeout(SILENCE_MS + sendingMs(jpeg.byteLength)),
    });
  } catch (cause) {
    throw new Unreachable("The photo could not be sent", { cause });
  }
}

/** Reads a photo from the server or the browser's cache. `undefined` if neither has it. */
export async function readPhoto(
  path: string,
  signal: AbortSignal,
): Promise<ArrayBuffer | undefined> {
  try {
    const answer = await fetch(underBase(path), { signal });
    const isPhoto = answer.ok && answer.headers.get("content-type") === "image/jpeg";
    return isPhoto ? await answer.arrayBuffer() : undefined;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
