/**
 * Name of the cache for content that other apps shared. The content stays there until the page
 * takes it.
 */
export const SHARED_CACHE = "wine-cellar-shared";
const KEY = "/shared-picture";

/**
 * Path to which the system sends content shared with the app. Without a service worker, the server
 * answers the request.
 */
export const SHARE_PATH = "/share";

/**
 * Stores a picture that another app shared, until the page takes it. Keeps only the latest picture.
 */
export async function keepSharedPicture(picture: Blob): Promise<void> {
  const cache = await caches.open(SHARED_CACHE);
  await cache.put(KEY, new Response(picture, { headers: { "content-type": picture.type } }));
}

export async function takeSharedPicture(): Promise<Blob | undefined> {
  if (!("caches" in globalThis)) return undefined;
  const cache = await caches.open(SHARED_CACHE);
  const kept = await cache.match(KEY);
  await cache.delete(KEY);
  return kept?.blob();
}

export async function forgetShared(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(SHARED_CACHE);
}
