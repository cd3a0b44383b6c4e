/** Cache for content shared by other apps, until the page takes it. */
export const SHARED_CACHE = "wine-cellar-shared";
const KEY = "/shared-picture";

/**
 * Path of the share target's form. The service worker handles the form; without a service worker,
 * the server does.
 */
export const SHARE_PATH = "/share";

/** Stores a picture shared by another app until the page takes it. Only the newest is kept. */
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

/** Deletes shared pictures and shared files. */
export async function forgetShared(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(SHARED_CACHE);
}
