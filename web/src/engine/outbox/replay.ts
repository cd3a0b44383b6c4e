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
 * Decides a change on this device as the server will, but for what only the server knows: its
 * clock, the other bottle ids, the stored photos and how full the cellar is (rule W7). These it judges when the change arrives.
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
 * The wine, removed or not, with its pending changes replayed over the server's row; `undefined` when
 * there is no such wine. A change that a guard refuses shows no effect (rule S1).
 */
export function replay(
  base: KeptWine | undefined,
  pending: readonly OutboxEntry[],
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

/** A wine that is there; `undefined` where it is removed (rule W9). */
export function thereOf(wine: KeptWine | undefined): Wine | undefined {
  return wine && !isRemoved(wine) ? wine : undefined;
}
