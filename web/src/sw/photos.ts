import { PHOTO_PATHS } from "sync-protocol";
import { underBase } from "../platform/basePath.ts";
import { photosToDrop } from "../rules/photo-files/photoShare.ts";
import { keepPhoto, photoCacheOf, photosMax, readSession } from "../engine/inServiceWorker.ts";

/**
 * The number of stored photos is checked only once in this many writes, because counting takes
 * longer than storing.
 */
const COUNTED_ONCE_IN = 100;

const seen = new Set<string>();

let keptUncounted = COUNTED_ONCE_IN;

export function isPhoto({ pathname }: URL): boolean {
  return pathname.startsWith(underBase(PHOTO_PATHS));
}

/**
 * Answers with the photo from the signed-in user's cache. A missing photo is loaded from the server
 * and cached. A photo never changes under its address. Offline, any cached size is used.
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
  const askedAt = Date.now();
  try {
    const response = await fetch(request);
    if (isKeepable(response)) {
      await keep(session.user.id, { key, photo: response.clone(), askedAt });
    }
    return response;
  } catch (error) {
    const otherSize = await cache.match(key, { ignoreSearch: true });
    if (otherSize) return otherSize;
    throw error;
  }
}

/** Removes parameters that a retry adds to bypass caches. */
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

async function keep(userId: string, photo: Parameters<typeof keepPhoto>[1]): Promise<void> {
  // Does not store the photo if the user has signed out meanwhile.
  if ((await readSession())?.user.id !== userId) return;
  const cache = await caches.open(photoCacheOf(userId));
  await keepPhoto(cache, photo).catch(() => undefined);
  keptUncounted += 1;
  if (keptUncounted < COUNTED_ONCE_IN) return;
  keptUncounted = 0;
  await makeRoom(cache);
}

async function makeRoom(cache: Cache): Promise<void> {
  const kept = (await cache.keys()).map(({ url }) => url);
  for (const photo of photosToDrop(kept, seen, await photosMax())) await cache.delete(photo);
}
