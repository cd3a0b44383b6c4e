import {
  isRemoved,
  isSwept,
  keptWineOf,
  RESTORABLE_MS,
  type Wine,
  wineOf,
  type WineRow,
} from "sync-protocol";
import type { OutboxEntry } from "../outbox/outbox.ts";
import { replay } from "../outbox/replay.ts";

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

/** The removed wine of a row with what is pending on it; `undefined` where there is none, or it is not removed. */
export function removedWine(
  row: WineRow | undefined,
  pending: readonly OutboxEntry[],
  userId: string,
): RemovedWine | undefined {
  if (pending.length === 0 && !row?.deleted) return undefined;
  const kept = replay(row && keptWineOf(row), pending, userId);
  if (!kept || !isRemoved(kept)) return undefined;
  const unsent = pending.findLast(({ change }) => change.kind === "remove");
  const removedAt = unsent?.createdAt ?? kept.removedAt ?? 0;
  const restorableUntil = removedAt + RESTORABLE_MS;
  return { wine: wineOf(kept), removedAt, restorableUntil, isSwept: isSwept(kept) };
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
