/** Cache for content shared by other apps, until the page takes it. */
export const SHARED_CACHE = "wine-cellar-shared";
const KEY = "/shared-picture";

/** Path of the share target's form; handled by the worker, so the server never sees it. */
export const SHARE_PATH = "/share";

/** Stores a picture shared by another app until the page takes it; only the newest. */
export async function keepSharedPicture(picture: Blob): Promise<void> {
  const cache = await caches.open(SHARED_CACHE);
  await cache.put(KEY, new Response(picture, { headers: { "content-type": picture.type } }));
}

/** Returns the shared picture and deletes it. */
export async function takeSharedPicture(): Promise<Blob | undefined> {
  if (!("caches" in globalThis)) return undefined;
  const cache = await caches.open(SHARED_CACHE);
  const kept = await cache.match(KEY);
  await cache.delete(KEY);
  return kept?.blob();
}

/** Deletes all shared content, including files. */
export async function forgetShared(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(SHARED_CACHE);
}
