import type { OutboxEntry, SyncState } from "./outbox.ts";

/**
 * The state under a new device id, whose first numbers, `sent` of them, are given. With `otherStore`, everything is read from
 * the start as well (rule E2); the base rows stay until the first page of it replaces them, which
 * the cursor 0 stands for.
 */
export function renewedState(
  state: SyncState,
  { deviceId, otherStore, sent }: { deviceId: string; otherStore: boolean; sent: number },
): SyncState {
  const renewed = { ...state, deviceId, nextOpNo: sent + 1, ackThrough: 0 };
  return otherStore ? { ...renewed, epoch: null, cursor: 0 } : renewed;
}

/**
 * The entries that were ever sent, in their order, numbered from 1 under the names they always had
 * (P4, E2): as they may have taken effect, they stay as they are (O7). None rests any more: they
 * need their verdicts before any row is read (E3).
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
