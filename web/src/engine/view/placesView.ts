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

/** Every place of a cellar as this device has it, removed ones too. */
export type KeptPlaces = ReadonlyMap<string, KeptPlace>;

/**
 * Decides a change of a place on this device as the server will, but for how many places there may
 * be, which the server judges when it arrives (rule G6).
 */
export function decidePlaceHere(kept: KeptPlaces, change: PlaceChange): PlaceOutcome {
  return applyPlaceChange(change, { placeOf: (placeId) => kept.get(placeId), holds: 0 });
}

/**
 * The server's rows with the pending changes of places replayed, which must be in their order: what
 * one of them may do follows from those before it. One that a guard refuses shows no effect (rule S1).
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

/** The places that are there, by their ids. */
export function livingPlaces(kept: KeptPlaces): Places {
  const living = new Map<string, Place>();
  for (const place of kept.values()) if (!place.deleted) living.set(place.id, placeOf(place));
  return living;
}
