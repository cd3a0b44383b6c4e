import { PHOTO_WIDTHS } from "sync-protocol";
import { photoCacheOf } from "./photoCache.ts";

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
    const kept = await cache.match(address);
    if (kept) return kept.arrayBuffer();
  }
  return undefined;
}
