import { PHOTO_WIDTHS } from "sync-protocol";
import { underBase } from "../../platform/basePath.ts";
import { photosWithin } from "../../rules/photo-files/photoShare.ts";

/** Name of the cache with a user's photos. Sign-out deletes the cache. */
export function photoCacheOf(userId: string): string {
  return `wine-cellar-photos-${userId}`;
}

export async function photosMax(): Promise<number> {
  if (!("storage" in navigator)) return photosWithin(0);
  const { quota = 0 } = await navigator.storage.estimate();
  return photosWithin(quota);
}

/**
 * Address at which a cache stores the time of the last deletion of photos. No photo has this
 * address.
 */
const FORGOTTEN = "/photos-forgotten";

/**
 * Deletes these photos from a user's cache, in all sizes. A request still running does not restore
 * them, see {@link keepPhoto}.
 */
export async function forgetPhotosOf(userId: string, paths: readonly string[]): Promise<void> {
  const name = photoCacheOf(userId);
  if (!("caches" in globalThis) || !(await caches.has(name))) return;
  const cache = await caches.open(name);
  await cache.put(underBase(FORGOTTEN), new Response(String(Date.now())));
  for (const path of paths) await cache.delete(underBase(path), { ignoreSearch: true });
}

/**
 * Caches a photo that was requested at `askedAt`, ms since 1970. Drops the photo if any photos were
 * deleted since the request, because it may be one of them. The time of deletion is read after the
 * photo is stored, so that no deletion is missed.
 */
export async function keepPhoto(
  cache: Cache,
  { key, photo, askedAt }: { key: string; photo: Response; askedAt: number },
): Promise<void> {
  await cache.put(key, photo);
  const note = await cache.match(underBase(FORGOTTEN));
  if (note && Number(await note.text()) >= askedAt) await cache.delete(key);
}

/**
 * The bytes of a photo in the service worker's cache, in the largest size there; `undefined` if it
 * is not cached.
 */
export async function cachedPhoto(userId: string, path: string): Promise<ArrayBuffer | undefined> {
  if (!("caches" in globalThis)) return undefined;
  const name = photoCacheOf(userId);
  // `caches.open` would create a missing cache.
  if (!(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  const widths = PHOTO_WIDTHS.toReversed().map((width) => `${path}?w=${String(width)}`);
  for (const address of [path, ...widths]) {
    const kept = await cache.match(underBase(address));
    if (kept) return kept.arrayBuffer();
  }
  return undefined;
}
