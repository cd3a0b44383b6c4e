import type { Wine } from "sync-protocol";

/** A wine that was removed, as it was (rule W9). */
export interface RemovedWine {
  readonly wine: Wine;
  /** ms since 1970; by this device's clock while the removal is pending. */
  readonly removedAt: number;
  /** Until when the server restores it, ms since 1970. */
  readonly restorableUntil: number;
  /** The server has taken what was written of it: its type is left (rule W13). */
  readonly isSwept: boolean;
}

/** The removed wines that can be restored at `now`, ms since 1970, the one removed last first. */
export function restorableWines(
  removed: readonly RemovedWine[],
  now: number,
): readonly RemovedWine[] {
  return removed
    .filter(({ restorableUntil, isSwept: isGone }) => !isGone && now < restorableUntil)
    .sort((one, other) => other.removedAt - one.removedAt);
}
