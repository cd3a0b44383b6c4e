import { isOfPlace, isSoundPlaceRow } from "sync-protocol";
import { type KeptPlaces, replayPlaces } from "../rules/placesView.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";

/** The places as this device has them; inside a transaction that covers places and outbox. */
export async function presentPlaces({ places, outbox }: CellarDatabase): Promise<KeptPlaces> {
  const pending = outbox.filter(({ change }) => isOfPlace(change)).sortBy("position");
  const rows = await places.toArray();
  return replayPlaces(rows.filter(isSoundPlaceRow), await pending);
}
