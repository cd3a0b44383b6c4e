import { readSession } from "../db/deviceDatabase.ts";
import { photoCacheOf } from "../sync/photoCache.ts";

/** Most photos kept, small variants and large ones together; the oldest go first. */
const PHOTOS_MAX = 2_000;

/** Whether an address is that of a photo. */
export function isPhoto({ pathname }: URL): boolean {
  return pathname.startsWith("/objects/uploads/");
}

/**
 * Answers a photo from the signed-in person's cache, else from the server, and keeps it. Photos
 * never change under their address. Without signal any size that is here is better than none.
 */
export async function answerPhoto(request: Request): Promise<Response> {
  const session = await readSession();
  if (!session) return fetch(request);

  const cacheName = photoCacheOf(session.user.id);
  const cache = await caches.open(cacheName);
  const { key, isRetry } = keyOf(new URL(request.url));
  const known = isRetry ? undefined : await cache.match(key);
  if (known) return known;
  try {
    const response = await fetch(request);
    if (isKeepable(response)) await keep(session.user.id, key, response.clone());
    return response;
  } catch (error) {
    const otherSize = await cache.match(key, { ignoreSearch: true });
    if (otherSize) return otherSize;
    throw error;
  }
}

/** The address without what a retry adds to get past caches. */
function keyOf({ origin, pathname, searchParams }: URL): { key: string; isRetry: boolean } {
  const width = searchParams.get("w");
  return {
    key: origin + pathname + (width === null ? "" : `?w=${width}`),
    isRetry: [...searchParams.keys()].some((name) => name !== "w"),
  };
}

function isKeepable({ status, headers }: Response): boolean {
  return status === 200 && (headers.get("content-type") ?? "").startsWith("image/");
}

async function keep(userId: string, key: string, photo: Response): Promise<void> {
  // Whoever signed out meanwhile wants nothing left here.
  if ((await readSession())?.user.id !== userId) return;
  const cache = await caches.open(photoCacheOf(userId));
  await cache.put(key, photo).catch(() => undefined);
  const keys = await cache.keys();
  for (const oldest of keys.slice(0, Math.max(0, keys.length - PHOTOS_MAX))) {
    await cache.delete(oldest);
  }
}
