import { isSoundPlaceRow, type Places, sameValue } from "sync-protocol";
import { livingPlaces } from "../../view/placesView.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { presentPlaces } from "../presentPlaces.ts";
import { type UntilLater, watchRead } from "./watchRead.ts";

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
  untilLater?: UntilLater,
): () => void {
  const { places, outbox } = cellar;
  let known: Places | undefined;
  const read = () =>
    cellar.transaction("r", places, outbox, async () => ({
      living: livingPlaces(await presentPlaces(cellar)),
      isSound: (await places.toArray()).every(isSoundPlaceRow),
    }));
  const show = ({ living, isSound }: Awaited<ReturnType<typeof read>>) => {
    if (!isSound) damaged();
    if (known && sameValue([...known], [...living])) return;
    known = living;
    next(living);
  };
  return watchRead(cellar, [places, outbox], read, { next: show, error }, untilLater);
}
