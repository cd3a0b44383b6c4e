import {
  applyChange,
  type Change,
  type Facts,
  isOfWine,
  isRemoved,
  type KeptWine,
  type Outcome,
  type Wine,
} from "sync-protocol";
import type { OutboxEntry } from "./outbox.ts";

/**
 * Decides a change on this device as the server would, except for facts that only the server knows:
 * its clock, other bottle ids, stored photos and the cellar's size [W7: size limits].
 */
export function decideHere(wine: KeptWine | undefined, change: Change, userId: string): Outcome {
  const facts: Facts = {
    userId,
    now: 0,
    latestVintage: Number.MAX_SAFE_INTEGER,
    bottleIdTaken: false,
    photoKnown: true,
    holds: { wines: 0, text: 0 },
  };
  return applyChange(wine, change, facts);
}

/**
 * The wine, possibly removed, with its pending changes replayed over the server's row; `undefined`
 * if the wine does not exist. A change that a guard refuses has no effect [S1: view].
 */
export function replay(
  base: KeptWine | undefined,
  pending: readonly Pick<OutboxEntry, "change">[],
  userId: string,
): KeptWine | undefined {
  let wine = base;
  for (const { change } of pending) {
    if (!isOfWine(change)) continue;
    const outcome = decideHere(wine, change, userId);
    if (outcome.kind !== "refused") wine = outcome.wine;
  }
  return wine;
}

/** The wine; `undefined` if it is removed [W9: tombstone]. */
export function unlessRemoved(wine: KeptWine | undefined): Wine | undefined {
  return wine && !isRemoved(wine) ? wine : undefined;
}
