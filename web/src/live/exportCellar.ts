import { photoPathOf, wineOf } from "sync-protocol";
import { cellarOf, inCellar } from "../db/cellars.ts";
import { readPlaces } from "../db/queries/readPlaces.ts";
import { keptPhoto } from "../db/photos/keptPhotos.ts";
import { beginExport, type ExportSession } from "../export/index.ts";
import type { CellarWine } from "../rules/cellarView.ts";
import { isStoredPhoto } from "../rules/photoVariants.ts";
import { readPhoto } from "../server/readPhoto.ts";
import { sessionStore } from "../session/sessionStore.ts";
import { localCellar } from "./localCellar.ts";

/** An export that was made. */
export interface MadeExport {
  readonly zip: Blob;
  readonly wines: number;
  /** How many photos could not be had: they are on the server alone, which is out of reach. */
  readonly missingPhotos: number;
}

/** How an export goes on, and how it is stopped. */
export interface ExportWatch {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Everything of this cellar as this device shows it, as one ZIP. Offline the same, with the photos
 * that are on the device.
 */
export async function exportCellar({ onProgress, signal }: ExportWatch): Promise<MadeExport> {
  const local = localCellar.getState();
  if (local.kind !== "read") throw new Error("The local store has not been read yet");
  const { wines } = local.ready;
  const session = beginExport();
  try {
    await session.addWines(wines.map((wine) => ({ ...wineOf(wine), photoUrl: pathHere(wine) })));
    await session.addPlaces(await inCellar(signedInCellar(), readPlaces));
    let missingPhotos = 0;
    for (const [at, wine] of wines.entries()) {
      signal.throwIfAborted();
      if (!(await addPhotoOf(wine, session, signal))) missingPhotos += 1;
      if (at % 50 === 0) onProgress(at / wines.length);
    }
    return { zip: await session.zip(Date.now()), wines: wines.length, missingPhotos };
  } finally {
    session.end();
  }
}

/** The path that a wine's photo has in the export: one that waits for the server has none there yet. */
function pathHere({ photoUrl, localPhotoId }: CellarWine): string | null {
  return photoUrl ?? (localPhotoId === undefined ? null : photoPathOf(localPhotoId));
}

/** Whether the photo of a wine, where it shows one, could be had. */
async function addPhotoOf(
  wine: CellarWine,
  session: ExportSession,
  signal: AbortSignal,
): Promise<boolean> {
  const path = pathHere(wine);
  if (path === null) return true;
  const jpeg = await bytesOf(wine, path, signal);
  if (!jpeg) return false;
  await session.addPhoto(path, jpeg);
  return true;
}

async function bytesOf({ localPhotoId }: CellarWine, path: string, signal: AbortSignal) {
  const kept = localPhotoId && (await keptPhoto(signedInCellar(), localPhotoId));
  if (kept) return kept.jpeg;
  return isStoredPhoto(path) ? readPhoto(path, signal) : undefined;
}

function signedInCellar() {
  const session = sessionStore.getState();
  if (session.kind !== "signedIn") throw new Error("Nobody is signed in");
  return cellarOf(session.user.id);
}
