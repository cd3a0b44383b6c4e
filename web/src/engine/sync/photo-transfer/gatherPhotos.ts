import { cardVariant } from "../../../rules/photo-files/photoVariants.ts";
import { underBase } from "../../../platform/basePath.ts";
import { underLock } from "../../../platform/underLock.ts";
import { photoCacheOf, photosMax } from "../photoCache.ts";
import { untilIdle } from "../../../platform/untilIdle.ts";

/** What gathering takes from the browser. */
export interface GatherDeps {
  /** The addresses of the photos that are kept already. */
  readonly keptAddresses: () => Promise<readonly string[]>;
  /** How many may be kept in all. */
  readonly max: () => Promise<number>;
  /** Resolves when the page has nothing better to do. */
  readonly idle: () => Promise<void>;
  /** Fetches a photo, which keeps it; `false` when there is no answer to be had. */
  readonly fetchPhoto: (address: string) => Promise<boolean>;
}

/**
 * Fetches the card's picture of every photo that is not kept yet, one after the other while the
 * page is idle, until all are here, no room is left or the server is silent. `photos` are absolute
 * addresses without a width. It resolves to whether nothing is left to gather.
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

/** Gathers in one page of this browser at a time; where no worker would keep a photo, never. */
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

/** The worker keeps what passes through it. A photo that is gone is no reason to stop. */
async function fetchPhoto(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { priority: "low" });
    return status < 500 && status !== 401 && status !== 429;
  } catch {
    return false;
  }
}

/** Whether the person has asked their browser to be sparing; only some browsers tell. */
function savesData(): boolean {
  return (
    "connection" in navigator &&
    typeof navigator.connection === "object" &&
    navigator.connection !== null &&
    "saveData" in navigator.connection &&
    navigator.connection.saveData === true
  );
}
