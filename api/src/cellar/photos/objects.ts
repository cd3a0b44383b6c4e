import {
  PHOTO_BYTES_MAX,
  PHOTO_KEPT_MS,
  photoPathOf,
  PHOTO_WIDTHS,
  type PhotoWidth,
  UPLOAD_MAX_BYTES,
} from "sync-protocol";
import { actorOf, personalCellarOf } from "../personalCellar.ts";
import type { CellarRequest, NamedCellar } from "../ports/cellar.ts";
import type {
  ObjectBytes,
  ObjectName,
  ObjectRecord,
  ObjectStore,
  PhotoProcessor,
  PhotoTools,
  UserObject,
} from "../ports/objects.ts";
import { Refused } from "../Refused.ts";
import type { SingleFlight } from "../singleFlight.ts";
import { userMismatch } from "../changes/syncRefusals.ts";
import { verifyUpload, presignUpload, type PresignedUpload } from "./presignedUpload.ts";

export interface PhotoDeps {
  readonly objects: ObjectStore;
  readonly bytes: ObjectBytes;
  readonly photoProcessor: PhotoProcessor;
}

export interface ObjectDeps extends PhotoDeps {
  /** Signs upload addresses. The key is derived from the session secret. */
  readonly uploadKey: string;
  readonly newId: () => string;
  readonly now: () => number;
}

const UPLOAD_LIFE_MS = 15 * 60 * 1000;

const PROMISE_KEPT_MS = 24 * 60 * 60 * 1000;

const rawName = (id: string): string => `${id}.raw`;
export const photoName = (id: string): string => `${id}.jpg`;
const variantName = (id: string, width: PhotoWidth): string => `${id}.w${String(width)}.jpg`;

/**
 * Returns a signed address for one photo upload, valid for 15 minutes. Refuses if the photos of the
 * cellar's owner have reached their limit.
 */
export async function promiseUpload(
  deps: ObjectDeps,
  cellar: NamedCellar,
): Promise<PresignedUpload> {
  const now = deps.now();
  const promised = { since: now - UPLOAD_LIFE_MS, reserved: UPLOAD_MAX_BYTES };
  const kept = await deps.objects.bytesOf(cellar.cellarId, promised);
  if (kept + UPLOAD_MAX_BYTES > PHOTO_BYTES_MAX) throw photosFull();

  const object = { ...cellar, id: deps.newId() };
  await deps.objects.promise(object, now);
  return presignUpload(object, now + UPLOAD_LIFE_MS, deps.uploadKey);
}

export interface Upload {
  readonly presigned: PresignedUpload;
  readonly contentType: string | undefined;
  readonly contentLength: number | undefined;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * Stores the uploaded bytes. Anyone with the address can upload repeatedly. Uploads are refused
 * once the upload is finalized, or once the user who got the address may no longer change the
 * cellar. An upload whose header declares too many bytes is refused before it is read.
 */
export async function receiveUpload(deps: ObjectDeps, upload: Upload): Promise<void> {
  const { presigned, contentType, contentLength, bytes } = upload;
  verifyUpload(presigned, deps.uploadKey, deps.now());
  if (contentType !== undefined && !/^image\//i.test(contentType)) throw notAnImage();
  if (contentLength !== undefined && contentLength > UPLOAD_MAX_BYTES) throw tooLarge();
  const { object } = presigned;
  await requirePromised(deps, object);

  const name = rawName(object.id);
  const written = await deps.bytes.write(name, bytes, UPLOAD_MAX_BYTES);
  if (written === "too-large") throw tooLarge();

  try {
    await requirePromised(deps, object);
    await deps.objects.noteBytes(object, await deps.bytes.size(name));
  } catch (cause) {
    await deps.bytes.remove(name);
    throw cause;
  }
}

export interface FinalizeRequest {
  readonly id: string;
  /** The user whom the device expects. In another user's session the call is refused [P5: user]. */
  readonly owner?: string | undefined;
}

/**
 * Turns an upload into a photo, upright and without metadata, and returns the photo's path. A
 * repeat returns the same path. An upload that is not a picture is deleted and refused, but its
 * address stays valid.
 */
export async function finalizeUpload(
  deps: PhotoDeps,
  { userId, ...cellar }: CellarRequest,
  { id, owner = userId }: FinalizeRequest,
): Promise<string> {
  if (owner !== userId) throw userMismatch();
  return finalize(deps, { ...cellar, id });
}

async function finalize(deps: PhotoDeps, object: UserObject): Promise<string> {
  const { id } = object;
  const { state } = await requireOwn(deps, object);
  if (state === "finalized") return photoPathOf(id);

  const develops = (tools: PhotoTools) => develop(deps, tools, object);
  const bytes = await deps.photoProcessor.runFairly(actorOf(object), develops);
  if (bytes === undefined) return finalizedMeanwhile(deps, object);

  if (!(await deps.objects.finalize(object, bytes))) {
    await removePhotoBytes(deps, id);
    throw notFound();
  }
  await deps.bytes.remove(rawName(id));
  return photoPathOf(id);
}

/**
 * Makes a photo from the uploaded bytes and returns its size; `undefined` if nothing was uploaded.
 * Bytes that are not a picture are deleted and refused.
 */
async function develop(
  { objects, bytes }: PhotoDeps,
  tools: PhotoTools,
  object: ObjectName,
): Promise<number | undefined> {
  const { id } = object;
  const raw = await bytes.read(rawName(id));
  if (!raw) return undefined;

  const photo = await tools.develop(raw);
  if (typeof photo === "string") {
    await bytes.remove(rawName(id));
    await objects.noteBytes(object, 0);
    throw photo === "too-demanding" ? tooDemanding() : notAnImage(raw);
  }
  await bytes.write(photoName(id), [photo], photo.byteLength);
  return photo.byteLength;
}

/** Stores a photo of the demo cellar under the given id. An existing photo is kept. */
export async function keepPhoto(
  deps: PhotoDeps & Pick<ObjectDeps, "now">,
  { id, cellarId, raw }: ObjectName & { readonly raw: Uint8Array },
): Promise<string> {
  const kept = await deps.objects.find({ cellarId, id });
  if (kept?.state === "finalized") return photoPathOf(id);
  if (!kept) await deps.objects.promise({ cellarId, id }, deps.now());
  await deps.bytes.write(rawName(id), [raw], raw.byteLength);
  return finalize(deps, { cellarId, id });
}

export interface ReadDeps extends PhotoDeps {
  readonly variants: SingleFlight<Uint8Array>;
}

/**
 * A photo in full width or in a smaller width. A smaller width is made on its first read and
 * stored.
 */
export async function readPhoto(
  deps: ReadDeps,
  cellar: NamedCellar,
  { id, width }: { readonly id: string; readonly width?: PhotoWidth | undefined },
): Promise<Uint8Array> {
  const { state } = await requireOwn(deps, { cellarId: cellar.cellarId, id });
  if (state !== "finalized") throw notFound();
  if (width === undefined) return readWhole(deps, id);

  const name = variantName(id, width);
  return deps.variants(name, async () => {
    const kept = await deps.bytes.read(name);
    if (kept) return kept;

    return deps.photoProcessor.runFairly(actorOf(cellar), async (tools) => {
      const variant = await tools.resize(await readWhole(deps, id), width);
      await deps.bytes.write(name, [variant], variant.byteLength);
      return variant;
    });
  });
}

/**
 * Finds the cellar of a photo, because the photo's path does not name the cellar. A call for the
 * personal cellar also searches the user's other cellars, except with an access token [C14:
 * ownership of data]. Refuses with 404 if no cellar has the photo.
 */
export async function cellarOfPhoto(
  { objects }: Pick<PhotoDeps, "objects">,
  { userId, ...asked }: CellarRequest,
  { id, isByToken }: { readonly id: string; readonly isByToken: boolean },
): Promise<NamedCellar> {
  const found = await objects.find({ ...asked, id });
  if (found?.state === "finalized") return asked;
  const maybeShared = !found && !isByToken && asked.cellarId === personalCellarOf(userId);
  const shared = maybeShared ? await objects.sharedWith(userId, id) : undefined;
  if (!shared) throw notFound();
  return shared;
}

/**
 * Deletes uploads that were not finalized within a day, and photos that no wine has shown for 90
 * days [F2: retention]. A photo that a wine shows again is kept.
 */
export async function sweepObjects(
  deps: Pick<PhotoDeps, "objects" | "bytes">,
  now: number,
): Promise<void> {
  const before = { promised: now - PROMISE_KEPT_MS, unused: now - PHOTO_KEPT_MS };
  for await (const cellarIds of deps.objects.cellarIds()) {
    for (const object of await deps.objects.stale(cellarIds, now, before)) {
      if (await deps.objects.forget(object)) await removePhotoBytes(deps, object.id);
    }
  }
}

/** Records the sizes of photos that an earlier build stored without a size. */
export async function recountPhotoBytes({
  objects,
  bytes,
}: Pick<PhotoDeps, "objects" | "bytes">): Promise<void> {
  for await (const cellarIds of objects.cellarIds()) {
    for (const photo of await objects.photosWithoutSize(cellarIds)) {
      await objects.noteBytes(photo, await bytes.size(photoName(photo.id)));
    }
  }
}

/** Also deletes the upload and the photo's smaller widths. */
export async function removePhotoBytes(
  { bytes }: Pick<PhotoDeps, "bytes">,
  id: string,
): Promise<void> {
  const variants = PHOTO_WIDTHS.map((width) => variantName(id, width));
  await Promise.all([rawName(id), photoName(id), ...variants].map((name) => bytes.remove(name)));
}

async function requirePromised({ objects }: PhotoDeps, object: UserObject): Promise<void> {
  const found = await objects.find(object);
  if (!found) throw notFound();
  if (found.state === "finalized") {
    throw new Refused({ code: "already_finalized" });
  }
  await objects.requireEditor(object);
}

async function requireOwn({ objects }: PhotoDeps, object: ObjectName): Promise<ObjectRecord> {
  const found = await objects.find(object);
  if (!found) throw notFound();
  return found;
}

/**
 * Called if the upload has no bytes: either another call has finalized the photo, or nothing was
 * uploaded.
 */
async function finalizedMeanwhile(deps: PhotoDeps, object: ObjectName): Promise<string> {
  const { state } = await requireOwn(deps, object);
  if (state === "finalized") return photoPathOf(object.id);
  throw new Refused({ code: "not_uploaded" });
}

async function readWhole({ bytes }: PhotoDeps, id: string): Promise<Uint8Array> {
  const photo = await bytes.read(photoName(id));
  if (!photo) throw new Error(`The bytes of photo ${id} are missing`);
  return photo;
}

/** Whether the picture is in HEIC, the default format of iPhones. */
function isHeic(raw: Uint8Array): boolean {
  const brand = Buffer.from(raw.subarray(4, 12)).toString("latin1");
  return /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand);
}

function notFound(): Refused {
  return new Refused({ code: "not_found", what: "photo" });
}

function tooLarge(): Refused {
  return new Refused({ code: "too_large", what: "photo", bytesMax: UPLOAD_MAX_BYTES });
}

function notAnImage(raw: Uint8Array = new Uint8Array()): Refused {
  return new Refused({ code: "not_an_image", isHeic: isHeic(raw) });
}

function photosFull(): Refused {
  return new Refused({ code: "photos_full" });
}

function tooDemanding(): Refused {
  return new Refused({ code: "too_demanding" });
}
