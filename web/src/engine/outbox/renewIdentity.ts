import type { OutboxEntry, SyncState } from "./outbox.ts";

/**
 * The state under a new device id with the numbers 1 to `sent` already used. With `otherStore`, the
 * cursor is 0, so that everything is read again [E2: new history]; the base rows stay until the
 * first page replaces them.
 */
export function renewedState(
  state: SyncState,
  { deviceId, otherStore, sent }: { deviceId: string; otherStore: boolean; sent: number },
): SyncState {
  const renewed = { ...state, deviceId, nextOpNo: sent + 1, ackThrough: 0 };
  return otherStore ? { ...renewed, epoch: null, cursor: 0 } : renewed;
}

/**
 * The sent entries, numbered again from 1 in order, with their old op ids [P4: clones] [E2: new
 * history]. The server may have applied them, so their changes are not rewritten [O7: compaction].
 * Delays end, because all verdicts must arrive before any row is read [E3: verdicts first].
 */
export function renumbered(sent: readonly OutboxEntry[]): OutboxEntry[] {
  return sent.map((entry, index) => ({
    ...entry,
    opNo: index + 1,
    appliedSeq: undefined,
    carriedOver: true,
    nextAttemptAt: 0,
  }));
}
