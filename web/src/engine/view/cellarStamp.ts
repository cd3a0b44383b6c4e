import type { OutboxEntry, SyncState } from "../outbox/outbox.ts";

/**
 * A cellar with more pending changes than this gets no stamp, because each change computes it
 * again.
 */
export const STAMPED_MAX = 50;

/** The inputs of a stamp. */
export interface StampedStore {
  readonly state: SyncState | undefined;
  /** The `seq` of each row beyond the cursor, in any order. */
  readonly ahead: readonly number[];
  /** In any order. */
  readonly outbox: readonly OutboxEntry[];
}

/**
 * A text that changes whenever the shown wines may change: rows come with a cursor or beyond it
 * [R3: newer rows], and pending changes have names. `undefined` while the wines are loading or
 * reloading, or many changes are pending.
 */
export function cellarStamp({ state, ahead, outbox }: StampedStore): string | undefined {
  if (!state?.filled || state.cursor === 0 || outbox.length > STAMPED_MAX) return undefined;
  const { deviceId, epoch, cursor } = state;
  const pending = outbox
    .toSorted((a, b) => a.position - b.position)
    .map(({ opId, change, appliedSeq }) => [opId, change.kind, appliedSeq ?? null]);
  return JSON.stringify([deviceId, epoch, cursor, ahead.toSorted((a, b) => a - b), pending]);
}
