import type { OutboxEntry, SyncState } from "../outbox/outbox.ts";

/**
 * Maximum number of pending changes for a stamp. Each change computes the stamp again, which is
 * slow with many changes.
 */
export const STAMPED_MAX = 50;

export interface StampedStore {
  readonly state: SyncState | undefined;
  /** The `seq` of each row beyond the cursor, in any order. */
  readonly ahead: readonly number[];
  readonly outbox: readonly OutboxEntry[];
}

/**
 * A text that changes whenever the shown wines may change. It contains the cursor, the `seq`s
 * beyond the cursor [R3: newer rows], and the op ids of pending changes. `undefined` while wines
 * are loading or too many changes are pending.
 */
export function cellarStamp({ state, ahead, outbox }: StampedStore): string | undefined {
  if (!state?.filled || state.cursor === 0 || outbox.length > STAMPED_MAX) return undefined;
  const { deviceId, epoch, cursor } = state;
  const pending = outbox
    .toSorted((a, b) => a.position - b.position)
    .map(({ opId, change, appliedSeq }) => [opId, change.kind, appliedSeq ?? null]);
  return JSON.stringify([deviceId, epoch, cursor, ahead.toSorted((a, b) => a - b), pending]);
}
