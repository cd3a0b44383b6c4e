import { isOfPlace, isSoundPlaceRow } from "sync-protocol";
import { type KeptPlaces, replayPlaces } from "../view/placesView.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";
import { readOutbox } from "./outboxPages.ts";

/** The places as this device has them; inside a transaction that covers places and outbox. */
export async function presentPlaces(cellar: CellarDatabase): Promise<KeptPlaces> {
  // In pages: one by one, as a filter of the store reads them, a long queue would take seconds.
  const [pending, rows] = await Promise.all([readOutbox(cellar), cellar.places.toArray()]);
  return replayPlaces(
    rows.filter(isSoundPlaceRow),
    pending.filter(({ change }) => isOfPlace(change)),
  );
}
