import { CALLS, type LabelReading } from "sync-protocol";
import { aiTimeoutMs } from "../../../server/assistants.ts";
import { callServer, Unreachable } from "../../../server/callServer.ts";
import { fetchPhotoBase64, PhotoUploadFailed, uploadPhoto } from "../../../server/photoCalls.ts";
import { isSignedOutRefusal, ServerRefusal } from "../../../server/ServerRefusal.ts";
import { PHOTO_SENTENCES, type PhotoEvent } from "./photoState.ts";

export interface LabelServer {
  readonly upload: (jpeg: ArrayBuffer) => Promise<string>;
  readonly fetchBase64: (objectPath: string) => Promise<string>;
  readonly analyze: (base64: string) => Promise<LabelReading>;
}

export const LABEL_SERVER: LabelServer = {
  upload: (jpeg) => uploadPhoto(jpeg),
  fetchBase64: fetchPhotoBase64,
  analyze: async (image) =>
    callServer(CALLS.analyzeLabel, { body: { image }, silenceMs: await aiTimeoutMs() }),
};

/**
 * Uploads a photo, has the server read its label, and reports each step. Offline, reports that the photo is kept on
 * this device. Never rejects.
 */
export async function uploadAndRead(
  jpeg: ArrayBuffer,
  server: LabelServer,
  report: (event: PhotoEvent) => void,
): Promise<void> {
  try {
    const objectPath = await server.upload(jpeg);
    report({ kind: "uploaded", objectPath });
    const base64 = await server.fetchBase64(objectPath).catch(onStep(PHOTO_SENTENCES.fetchFailed));
    const reading = await server.analyze(base64).catch(onStep(PHOTO_SENTENCES.analyzeFailed));
    report({ kind: "read", reading });
  } catch (error) {
    report(mishapOf(error));
  }
}

/**
 * Uploads a photo without reading its label. Offline, reports that the photo is kept on this device. Never rejects.
 */
export async function uploadUnread(
  jpeg: ArrayBuffer,
  { upload }: Pick<LabelServer, "upload">,
  report: (event: PhotoEvent) => void,
): Promise<void> {
  try {
    report({ kind: "stored", objectPath: await upload(jpeg) });
  } catch (error) {
    const mishap = mishapOf(error);
    report(mishap.kind === "by-hand" ? { kind: "kept" } : mishap);
  }
}

/** Thrown if the server refuses a step after the upload. */
class StepFailed extends Error {}

function onStep(sentence: string): (cause: unknown) => never {
  return (cause) => {
    throw reasonByHand(cause) ? cause : new StepFailed(sentence, { cause });
  };
}

function mishapOf(error: unknown): PhotoEvent {
  const failed = error instanceof PhotoUploadFailed ? error : undefined;
  const why = reasonByHand(failed ? failed.cause : error);
  if (why) return { kind: "by-hand", why };
  if (failed) return { kind: failed.step === "upload" ? "upload-failed" : "finalize-failed" };
  return {
    kind: "unread",
    text: error instanceof StepFailed ? error.message : PHOTO_SENTENCES.failed,
  };
}

function reasonByHand(error: unknown): "no-signal" | "signed-out" | "reading-off" | undefined {
  if (error instanceof Unreachable) return "no-signal";
  if (!(error instanceof ServerRefusal)) return undefined;
  if (isSignedOutRefusal(error)) return "signed-out";
  const isOff = error.code === "ai_unconfigured" || error.code === "unavailable";
  return isOff ? "reading-off" : undefined;
}
