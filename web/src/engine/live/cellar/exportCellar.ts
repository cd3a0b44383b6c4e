import {
  eventOf,
  type Impression,
  photoPathOf,
  userNameOf,
  type Wine,
  wineOf,
} from "sync-protocol";
import { inCellar } from "../../db/cellars.ts";
import { readEvents } from "../../db/queries/readEvents.ts";
import { readPlaces } from "../../db/queries/readPlaces.ts";
import { readWishes } from "../../db/queries/watchWishes.ts";
import { keptPhoto } from "../../db/photos/keptPhotos.ts";
import { beginExport, type ExportSession } from "../../../export/index.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import type { CellarEvent } from "../../../rules/history/CellarEvent.ts";
import { isStoredPhoto } from "../../../rules/photo-files/photoVariants.ts";
import { readPhoto } from "../../../server/photoCalls.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { flush } from "../../sync/startSync.ts";
import { openCellar } from "../openCellar.ts";
import { localCellar } from "./localCellar.ts";

export interface ExportedCellar {
  readonly zip: Blob;
  readonly wines: number;
  /** Number of photos left out, because only the unreachable server has them. */
  readonly missingPhotos: number;
}

export interface ExportWatch {
  readonly cellar?: string | undefined;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** How long an export waits for events from other devices, ms. */
const FETCH_WITHIN_MS = 10_000;

/**
 * Exports the cellar as one ZIP. Online, first fetches other devices' changes. Offline, the ZIP
 * contains what this device shows, with the photos stored on this device.
 */
export async function exportCellar({
  cellar,
  onProgress,
  signal,
}: ExportWatch): Promise<ExportedCellar> {
  await flush(FETCH_WITHIN_MS);
  const local = localCellar.getState();
  if (local.kind !== "read") throw new Error("The local store has not been read yet");
  const { wines } = local.ready;
  const session = beginExport();
  try {
    await session.addWines(wines.map((wine) => ({ ...wineOf(wine), photoUrl: pathHere(wine) })));
    await session.addPlaces(await inCellar(openCellar(), readPlaces));
    await session.addWishes((await inCellar(openCellar(), readWishes)).toReversed());
    const events = (await inCellar(openCellar(), readEvents)).toReversed();
    await session.addEvents(
      events.map((event) => ({
        ...eventOf(event),
        impressions: event.impressions.map(named),
        photoUrl: pathHere(event),
      })),
    );
    const showing = [...wines, ...events.filter((event) => pathHere(event) !== null)];
    let missingPhotos = 0;
    for (const [at, record] of showing.entries()) {
      signal.throwIfAborted();
      if (!(await addPhotoOf(record, session, signal))) missingPhotos += 1;
      if (at % 50 === 0) onProgress(at / showing.length);
    }
    return { zip: await session.zip(Date.now(), cellar), wines: wines.length, missingPhotos };
  } finally {
    session.end();
  }
}

/** Adds the missing author of a pending impression: the user [H12: impressions]. */
function named(impression: Impression): Impression {
  const session = sessionStore.getState();
  if (impression.author.name !== "" || session.kind !== "signedIn") return impression;
  return { ...impression, author: { ...impression.author, name: userNameOf(session.user) } };
}

type PhotoFields = Pick<Wine, "photoUrl"> & Pick<CellarWine | CellarEvent, "localPhotoId">;

/**
 * Path of a photo in the export; `null` without a photo. A photo not yet uploaded gets the path
 * that its upload will give it.
 */
function pathHere({ photoUrl, localPhotoId }: PhotoFields): string | null {
  return photoUrl ?? (localPhotoId === undefined ? null : photoPathOf(localPhotoId));
}

/**
 * Adds the photo of a wine or event to the export. Returns `false` if the photo could not be read.
 */
async function addPhotoOf(
  record: PhotoFields,
  session: ExportSession,
  signal: AbortSignal,
): Promise<boolean> {
  const path = pathHere(record);
  if (path === null) return true;
  const jpeg = await bytesOf(record, path, signal);
  if (!jpeg) return false;
  await session.addPhoto(path, jpeg);
  return true;
}

async function bytesOf({ localPhotoId }: PhotoFields, path: string, signal: AbortSignal) {
  const kept = localPhotoId && (await keptPhoto(openCellar(), localPhotoId));
  if (kept) return kept.jpeg;
  return isStoredPhoto(path) ? readPhoto(path, signal) : undefined;
}
