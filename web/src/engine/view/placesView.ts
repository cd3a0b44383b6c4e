import {
  applyPlaceChange,
  isOfPlace,
  type KeptPlace,
  type Place,
  type PlaceChange,
  type PlaceOutcome,
  type PlaceRow,
  type Places,
  placeOf,
} from "sync-protocol";
import type { OutboxEntry } from "../outbox/outbox.ts";

/** By id, including removed places. */
export type KeptPlaces = ReadonlyMap<string, KeptPlace>;

/**
 * Decides a place change as the server would. Only the server checks the maximum number of places
 * [G6: limit].
 */
export function decidePlaceHere(kept: KeptPlaces, change: PlaceChange): PlaceOutcome {
  return applyPlaceChange(change, { placeOf: (placeId) => kept.get(placeId), holds: 0 });
}

/**
 * The server's place rows with the pending place changes applied in order. A refused change has no
 * effect [S1: view].
 */
export function replayPlaces(
  rows: readonly PlaceRow[],
  pending: readonly Pick<OutboxEntry, "change">[],
): KeptPlaces {
  const kept = new Map<string, KeptPlace>();
  for (const row of rows) kept.set(row.id, { ...placeOf(row), deleted: row.deleted });
  for (const { change } of pending) {
    if (!isOfPlace(change)) continue;
    const outcome = decidePlaceHere(kept, change);
    if (outcome.kind === "changed") kept.set(outcome.place.id, outcome.place);
  }
  return kept;
}

export function livingPlaces(kept: KeptPlaces): Places {
  const living = new Map<string, Place>();
  for (const place of kept.values()) if (!place.deleted) living.set(place.id, placeOf(place));
  return living;
}
