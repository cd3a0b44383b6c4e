import { PHOTO_PATHS } from "sync-protocol";
import { underBase } from "../platform/basePath.ts";
import { photosToDrop } from "../rules/photo-files/photoShare.ts";
import { photoCacheOf, photosMax, readSession } from "../engine/inServiceWorker.ts";

/** Kept photos are counted once in so many: the count takes longer than the keeping. */
const COUNTED_ONCE_IN = 100;

/** The kept photos that were asked for again since this worker started. */
const seen = new Set<string>();

let keptUncounted = COUNTED_ONCE_IN;

/** Whether an address is that of a photo. */
export function isPhoto({ pathname }: URL): boolean {
  return pathname.startsWith(underBase(PHOTO_PATHS));
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
  if (known) {
    seen.add(key);
    return known;
  }
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
  // After a sign-out nothing may stay here.
  if ((await readSession())?.user.id !== userId) return;
  const cache = await caches.open(photoCacheOf(userId));
  await cache.put(key, photo).catch(() => undefined);
  keptUncounted += 1;
  if (keptUncounted < COUNTED_ONCE_IN) return;
  keptUncounted = 0;
  await makeRoom(cache);
}

/** Lets go of photos beyond the share of this device's storage that they may take. */
async function makeRoom(cache: Cache): Promise<void> {
  const kept = (await cache.keys()).map(({ url }) => url);
  for (const photo of photosToDrop(kept, seen, await photosMax())) await cache.delete(photo);
}
