import { PHOTO_WIDTHS } from "sync-protocol";
import { underBase } from "../../platform/basePath.ts";
import { photosWithin } from "../../rules/photo-files/photoShare.ts";

/** The name of the cache that holds a person's photos; deleted when they sign out. */
export function photoCacheOf(userId: string): string {
  return `wine-cellar-photos-${userId}`;
}

/** How many photos this device keeps of one person. */
export async function photosMax(): Promise<number> {
  if (!("storage" in navigator)) return photosWithin(0);
  const { quota = 0 } = await navigator.storage.estimate();
  return photosWithin(quota);
}

/**
 * The bytes of a stored photo as the service worker keeps them, the largest first; `undefined`
 * where it keeps none, or there is no such cache.
 */
export async function cachedPhoto(userId: string, path: string): Promise<ArrayBuffer | undefined> {
  if (!("caches" in globalThis)) return undefined;
  const name = photoCacheOf(userId);
  // Asking for it by `open` would leave an empty one behind.
  if (!(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  const widths = PHOTO_WIDTHS.toReversed().map((width) => `${path}?w=${String(width)}`);
  for (const address of [path, ...widths]) {
    const kept = await cache.match(underBase(address));
    if (kept) return kept.arrayBuffer();
  }
  return undefined;
}
