import { cardVariant } from "../../../rules/photo-files/photoVariants.ts";
import { underBase } from "../../../platform/basePath.ts";
import { underLock } from "../../../platform/underLock.ts";
import { photoCacheOf, photosMax } from "../photoCache.ts";
import { untilIdle } from "../../../platform/untilIdle.ts";

export interface GatherDeps {
  readonly keptAddresses: () => Promise<readonly string[]>;
  readonly max: () => Promise<number>;
  readonly idle: () => Promise<void>;
  /** Fetches a photo, which the service worker caches. Returns `false` without a usable answer. */
  readonly fetchPhoto: (address: string) => Promise<boolean>;
}

/**
 * Fetches the card pictures that are not cached, one by one while the page is idle. Stops at the
 * maximum number or if the server does not answer. `photos` are absolute addresses without a width.
 * Returns whether nothing is left to fetch.
 */
export async function gatherPhotos(
  photos: readonly string[],
  density: number,
  signal: AbortSignal,
  { keptAddresses, max, idle, fetchPhoto }: GatherDeps,
): Promise<boolean> {
  const kept = new Set(await keptAddresses());
  const missing = [...new Set(photos)]
    .map((photo) => cardVariant(photo, density))
    .filter((address) => !kept.has(address));
  const room = Math.max(0, (await max()) - kept.size);
  for (const address of missing.slice(0, room)) {
    await idle();
    if (signal.aborted || !(await fetchPhoto(address))) return false;
  }
  return true;
}

/**
 * Fetches card pictures, in one page of this browser at a time. Does nothing without a service
 * worker that can cache them.
 */
export async function gatherPhotosOf(
  userId: string,
  photos: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !navigator.serviceWorker.controller) return false;
  if (savesData()) return false;
  const addresses = photos.map((photo) => new URL(underBase(photo), location.origin).href);
  return underLock(`wine-cellar-gather-${userId}`, () =>
    gatherPhotos(addresses, devicePixelRatio, signal, {
      keptAddresses: async () => {
        const cache = await caches.open(photoCacheOf(userId));
        return (await cache.keys()).map(({ url }) => url);
      },
      max: photosMax,
      idle: untilIdle,
      fetchPhoto,
    }),
  );
}

/**
 * Returns `false` if the server is unreachable or overloaded, or the user is signed out. A missing
 * photo is no reason to stop.
 */
async function fetchPhoto(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { priority: "low" });
    return status < 500 && status !== 401 && status !== 429;
  } catch {
    return false;
  }
}

/** Whether the user has asked the browser to save data. Only some browsers report this setting. */
function savesData(): boolean {
  return (
    "connection" in navigator &&
    typeof navigator.connection === "object" &&
    navigator.connection !== null &&
    "saveData" in navigator.connection &&
    navigator.connection.saveData === true
  );
}
