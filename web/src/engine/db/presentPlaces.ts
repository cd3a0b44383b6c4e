import { isOfPlace, isSoundPlaceRow } from "sync-protocol";
import { type KeptPlaces, replayPlaces } from "../view/placesView.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";
import { readOutbox } from "./outboxPages.ts";

/**
 * The places of the cellar, with pending changes. Call inside a transaction over places and outbox.
 */
export async function presentPlaces(cellar: CellarDatabase): Promise<KeptPlaces> {
  // Reads pages, because Dexie's filter reads single records and takes seconds on a long queue.
  const [pending, rows] = await Promise.all([readOutbox(cellar), cellar.places.toArray()]);
  return replayPlaces(
    rows.filter(isSoundPlaceRow),
    pending.filter(({ change }) => isOfPlace(change)),
  );
}
