/** Where what other apps shared is kept until the page asks for it. */
export const SHARED_CACHE = "wine-cellar-shared";
const KEY = "/shared-picture";

/** Where the share target's form is posted to; the worker takes it, so that the server does not see it. */
export const SHARE_PATH = "/share";

/** Keeps a picture that another app shared until the page asks for it; the newest only. */
export async function keepSharedPicture(picture: Blob): Promise<void> {
  const cache = await caches.open(SHARED_CACHE);
  await cache.put(KEY, new Response(picture, { headers: { "content-type": picture.type } }));
}

/** Hands over the shared picture, once. */
export async function takeSharedPicture(): Promise<Blob | undefined> {
  if (!("caches" in globalThis)) return undefined;
  const cache = await caches.open(SHARED_CACHE);
  const kept = await cache.match(KEY);
  await cache.delete(KEY);
  return kept?.blob();
}

/** Forgets whatever was shared, files too. */
export async function forgetShared(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(SHARED_CACHE);
}
