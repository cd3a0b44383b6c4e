import { liveQuery } from "dexie";
import { isSoundPlaceRow, type Places, sameValue } from "sync-protocol";
import { livingPlaces } from "../../view/placesView.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { presentPlaces } from "../presentPlaces.ts";

/** Who is told of the places of a cellar. */
export interface PlacesWatcher {
  readonly next: (places: Places) => void;
  /** A row cannot be read, and is left out; `mendRows` has it come again. */
  readonly damaged: () => void;
  readonly error: (cause: unknown) => void;
}

/**
 * Tells of the places now and after every change of them, of this page, another page or the worker;
 * the very same map where nothing of them has changed. The returned function ends it.
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
