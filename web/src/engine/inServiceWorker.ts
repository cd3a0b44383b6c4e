/** The engine's exports for the service worker, which has no DOM. */
export { cellarOf, storeIdsOf } from "./db/cellars.ts";
export { readSession } from "./db/deviceDatabase.ts";
export { countUnsent } from "./db/queries/unsent.ts";
export { BACKGROUND_TAG, drainUnderLock } from "./sync/drainUnderLock.ts";
export { keepPhoto, photoCacheOf, photosMax } from "./sync/photoCache.ts";
