import type { CellarDatabase } from "../../db/CellarDatabase.ts";
import { cellarOf, inCellar } from "../../db/cellars.ts";
import { eventPhotosAfter } from "../../db/queries/readEvents.ts";
import { isStoredPhoto } from "../../../rules/photo-files/photoVariants.ts";
import { openStoreId } from "../../session/sessionStore.ts";
import { engineStatus } from "../../sync/status.ts";
import { untilIdle } from "../../../platform/untilIdle.ts";
import { localCellar, type ReadyCellar } from "./localCellar.ts";

/**
 * Downloads the pictures of all cards, then the pictures of events, so that the whole cellar is
 * available offline. Starts when all changes are synced and a service worker can store the
 * pictures. Repeats after changes.
 */
export function startGatheringPhotos(): void {
  let gathered: ReadonlySet<string> = new Set();
  let ofEvents: EventPhotos | undefined;
  let leaving: AbortController | undefined;
  let isDue = false;

  const gather = async (cellar: CellarDatabase, { wines }: ReadyCellar, signal: AbortSignal) => {
    if (ofEvents?.cellar !== cellar) ofEvents = { cellar, photos: new Set(), seq: 0 };
    await readOn(ofEvents, signal);
    const ofWines = wines.flatMap(({ photoUrl }) => photoUrl ?? []);
    const photos = [...ofWines, ...ofEvents.photos].filter(isStoredPhoto);
    if (signal.aborted || photos.every((photo) => gathered.has(photo))) return;
    const { gatherPhotosOf } = await import("../../sync/photo-transfer/gatherPhotos.ts");
    if (await gatherPhotosOf(cellar.userId, photos, signal)) gathered = new Set(photos);
  };
  const consider = () => {
    const storeId = openStoreId();
    const local = localCellar.getState();
    if (storeId === undefined || local.kind !== "read") {
      leaving?.abort();
      leaving = undefined;
      return;
    }
    const { phase, server } = engineStatus.getState();
    if (phase !== "idle" || server !== "reached") return;
    isDue = leaving !== undefined;
    if (leaving) return;
    const { signal } = (leaving = new AbortController());
    void gather(cellarOf(storeId), local.ready, signal)
      .catch((error: unknown) => {
        // An error after a sign-out is expected, because the sign-out closes the store.
        if (!signal.aborted) reportError(error);
      })
      .finally(() => {
        if (signal.aborted) return;
        leaving = undefined;
        // Photos added during this run need another run.
        if (isDue) consider();
      });
  };
  localCellar.subscribe(consider);
  engineStatus.subscribe(consider);
  if ("serviceWorker" in navigator) {
    // On the first visit the worker takes control only after the cellar was loaded.
    navigator.serviceWorker.addEventListener("controllerchange", consider);
  }
  consider();
}

interface EventPhotos {
  readonly cellar: CellarDatabase;
  readonly photos: Set<string>;
  seq: number;
}

/** Adds the photos of newer events, page by page while the app is idle. */
async function readOn(known: EventPhotos, signal: AbortSignal): Promise<void> {
  for (;;) {
    await untilIdle();
    if (signal.aborted) return;
    const page = await inCellar(known.cellar, (cellar) => eventPhotosAfter(cellar, known.seq));
    if (page.seq === known.seq) return;
    known.seq = page.seq;
    for (const photo of page.photos) known.photos.add(photo);
  }
}
