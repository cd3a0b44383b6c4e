import type { OutboxEntry, SyncState } from "./outbox.ts";

/**
 * The state under a new device id, whose first `sent` numbers are taken. With `otherStore`,
 * everything is also read again from the start [E2: new history]; the base rows stay until the first
 * page replaces them, as the cursor 0 indicates.
 */
export function renewedState(
  state: SyncState,
  { deviceId, otherStore, sent }: { deviceId: string; otherStore: boolean; sent: number },
): SyncState {
  const renewed = { ...state, deviceId, nextOpNo: sent + 1, ackThrough: 0 };
  return otherStore ? { ...renewed, epoch: null, cursor: 0 } : renewed;
}

/**
 * The entries that were ever sent, renumbered from 1 in order under their old names [P4: clones]
 * [E2: new history]. They may have taken effect, so they stay unchanged [O7: compaction]. None rests
 * any more, because their verdicts are needed before any row is read [E3: verdicts first].
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
