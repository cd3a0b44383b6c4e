import { liveQuery } from "dexie";
import { isSoundPlaceRow, type Places, sameValue } from "sync-protocol";
import { livingPlaces } from "../../view/placesView.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { presentPlaces } from "../presentPlaces.ts";

export interface PlacesWatcher {
  readonly next: (places: Places) => void;
  /** Called if a row is unreadable. The row is left out until `mendRows` has reloaded all rows. */
  readonly damaged: () => void;
  readonly error: (cause: unknown) => void;
}

/**
 * Calls back with the places now and after every change by any page or worker. If no place changed,
 * the map is the same object. The returned function stops watching.
 */
export function watchPlaces(
  cellar: CellarDatabase,
  { next, damaged, error }: PlacesWatcher,
): () => void {
  const { places, outbox } = cellar;
  let known: Places | undefined;
  const read = () =>
    cellar.transaction("r", places, outbox, async () => ({
      living: livingPlaces(await presentPlaces(cellar)),
      isSound: (await places.toArray()).every(isSoundPlaceRow),
    }));
  const watching = liveQuery(read).subscribe({
    next: ({ living, isSound }) => {
      if (!isSound) damaged();
      if (known && sameValue([...known], [...living])) return;
      known = living;
      next(living);
    },
    error,
  });
  return () => {
    watching.unsubscribe();
  };
}
