import { type WatchedSync, watchSync } from "../db/queries/watchSync.ts";
import { personalStore } from "./personalStore.ts";

const NOTHING: WatchedSync = {
  waiting: 0,
  attention: [],
  refusedPhotos: [],
  lostPhotos: [],
  wines: new Map(),
  names: new Map(),
  state: undefined,
};

/** How the signed-in person's cellar stands with the server; one query for the whole app. */
export const syncFeed = personalStore<WatchedSync>(NOTHING, (cellar, show) => {
  const subscription = watchSync(cellar).subscribe({
    next: show,
    // `useCellar` tells of a store that cannot be read.
    error: () => undefined,
  });
  return () => {
    subscription.unsubscribe();
  };
});

/** How many decisions wait for the person. */
export function countNeeding({ attention, refusedPhotos, lostPhotos }: WatchedSync): number {
  const heads = attention.filter(({ finding }) => finding.kind !== "dependant");
  return heads.length + refusedPhotos.length + lostPhotos.length;
}
