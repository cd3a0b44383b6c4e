import type { Wine } from "sync-protocol";

/** A removed wine in its last state [W9: tombstone]. */
export interface RemovedWine {
  readonly wine: Wine;
  /** ms since 1970; by this device's clock while the removal is pending. */
  readonly removedAt: number;
  /** Until when the server restores it, ms since 1970. */
  readonly restorableUntil: number;
  /** The server has cleared its texts; only its type is left [W13: sweep]. */
  readonly isSwept: boolean;
}

/** The removed wines that can be restored at `now`, ms since 1970, last removed first. */
export function restorableWines(
  removed: readonly RemovedWine[],
  now: number,
): readonly RemovedWine[] {
  return removed
    .filter(({ restorableUntil, isSwept: isGone }) => !isGone && now < restorableUntil)
    .sort((one, other) => other.removedAt - one.removedAt);
}
