import type { OutboxEntry, SyncState } from "./outbox.ts";

/**
 * The state under a new device id: numbers begin anew. With `otherStore`, everything is read from
 * the start as well (rule E2); the base rows stay until the first page of it replaces them, which
 * the cursor 0 stands for.
 */
export function renewedState(
  state: SyncState,
  { deviceId, otherStore }: { deviceId: string; otherStore: boolean },
): SyncState {
  const renewed = { ...state, deviceId, nextOpNo: 1, ackThrough: 0 };
  return otherStore ? { ...renewed, epoch: null, cursor: 0 } : renewed;
}

/**
 * The unsettled entries without their numbers, under the names they always had (P4, E2). None
 * rests any more: what may have taken effect needs its verdict before any row is read (E3).
 */
export function unnumbered(outbox: readonly OutboxEntry[]): OutboxEntry[] {
  const asNew = { opNo: undefined, appliedSeq: undefined, restsUntil: 0 };
  return outbox.map((entry) => ({ ...entry, ...asNew }));
}
