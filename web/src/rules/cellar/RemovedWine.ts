import type { Wine } from "sync-protocol";

/** A removed wine as it was when it was removed [W9: tombstone]. */
export interface RemovedWine {
  readonly wine: Wine;
  /**
   * When the wine was removed, ms since 1970. While the removal is pending, this is the device's
   * time.
   */
  readonly removedAt: number;
  /** Time until which the server can restore the wine, ms since 1970. */
  readonly restorableUntil: number;
  /** Whether the server has cleared the wine's texts. Only the type remains [W13: sweep]. */
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
