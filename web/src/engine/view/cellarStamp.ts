import type { OutboxEntry, SyncState } from "../outbox/outbox.ts";

/** With more on its way than this a cellar bears no stamp, which each change replaces. */
export const STAMPED_MAX = 50;

/** What a stamp is made of. */
export interface StampedStore {
  readonly state: SyncState | undefined;
  /** The `seq` of each row that lies beyond the cursor, in any order. */
  readonly ahead: readonly number[];
  /** In any order. */
  readonly outbox: readonly OutboxEntry[];
}

/**
 * A text that stays the same only as long as a store shows the same wines: rows come with a cursor or
 * beyond it (rule R3), and what is pending is known by its names. `undefined` where all may change:
 * the wines have yet to come, or come again, or much is on its way.
 */
export function cellarStamp({ state, ahead, outbox }: StampedStore): string | undefined {
  if (!state?.filled || state.cursor === 0 || outbox.length > STAMPED_MAX) return undefined;
  const { deviceId, epoch, cursor } = state;
  const pending = outbox
    .toSorted((a, b) => a.position - b.position)
    .map(({ opId, change, appliedSeq }) => [opId, change.kind, appliedSeq ?? null]);
  return JSON.stringify([deviceId, epoch, cursor, ahead.toSorted((a, b) => a - b), pending]);
}
