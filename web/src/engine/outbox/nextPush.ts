import {
  BODY_BYTES_MAX,
  jsonBytes,
  type Op,
  PROTOCOL,
  PUSH_MAX,
  type PushRequest,
} from "sync-protocol";
import { isInDoubt, LONGEST_REST_MS } from "./failures.ts";
import { dayAt } from "../../rules/day.ts";
import type { OutboxEntry, SyncState } from "./outbox.ts";

const COMMA_BYTES = 1;

/** A push, with the entries and the op number to store before the push is sent [O2: numbering]. */
export interface SealedPush {
  readonly request: PushRequest;
  readonly numbered: readonly OutboxEntry[];
  readonly nextOpNo: number;
}

interface PushOptions {
  readonly state: SyncState;
  readonly userId: string;
  readonly now: number;
  /** Maximum size of the push in bytes. By default the server's limit. */
  readonly bytesMax?: number;
}

/**
 * Chooses the oldest changes to send next; `undefined` if none can be sent now.
 *
 * A delayed entry blocks later entries, because they may build on it [O3: order]. An entry that the
 * server failed to run is sent alone, so that no other entry fails with it [O6: failed changes].
 * Changes beyond `bytesMax` wait for the next push [P8: push size]. If the epoch is unknown, an
 * empty push asks for the epoch first [E3: verdicts first].
 */
export function nextPush(
  outbox: readonly OutboxEntry[],
  { state, userId, now, bytesMax = BODY_BYTES_MAX }: PushOptions,
): SealedPush | undefined {
  const due = dueEntries(outbox, now);
  if (due.length === 0) return undefined;

  const batch = state.epoch === null ? [] : due.slice(0, batchSize(due));
  const { deviceId, epoch, ackThrough } = state;
  const head = { protocol: PROTOCOL, userId, deviceId, epoch, ackThrough };
  const ops: Op[] = [];
  const numbered: OutboxEntry[] = [];
  let { nextOpNo } = state;
  let bytes = jsonBytes({ ...head, ops });
  for (const entry of batch) {
    const op = opOf(entry, entry.opNo ?? nextOpNo);
    bytes += jsonBytes(op) + COMMA_BYTES;
    if (ops.length > 0 && bytes > bytesMax) break;

    ops.push(op);
    if (entry.opNo !== undefined) continue;
    numbered.push({ ...entry, opNo: op.opNo });
    nextOpNo += 1;
  }
  return { request: { ...head, ops }, numbered, nextOpNo };
}

/**
 * When the delayed entry at the front may be sent, ms since 1970; `undefined` if that entry is not
 * delayed.
 */
export function outboxNextAttemptAt(
  outbox: readonly OutboxEntry[],
  now: number,
): number | undefined {
  return outbox.find((entry) => isWaitingForRetry(entry, now))?.nextAttemptAt;
}

function dueEntries(outbox: readonly OutboxEntry[], now: number): readonly OutboxEntry[] {
  const unanswered = outbox.filter((entry) => entry.appliedSeq === undefined);
  const firstResting = unanswered.findIndex((entry) => isWaitingForRetry(entry, now));
  return firstResting === -1 ? unanswered : unanswered.slice(0, firstResting);
}

/** The op of an entry, with the device's local day [H2: sums]. */
function opOf(entry: OutboxEntry, opNo: number): Op {
  const { opId, createdAt, undoes, importId } = entry;
  return {
    ...{ opNo, opId, change: sentFor(entry), day: dayAt(createdAt) },
    ...(undoes !== undefined && { undoes }),
    ...(importId !== undefined && { importId }),
  };
}

/**
 * The entry's change, or a `noop` to find out whether the change or the server is at fault. If the
 * server runs the `noop`, the change is at fault and counts as failed. If the `noop` fails too, the
 * server is at fault.
 */
function sentFor(entry: OutboxEntry): Op["change"] {
  return isInDoubt(entry) ? { kind: "noop" } : entry.change;
}

/** A delay above the maximum means that the clock was set back. The entry is then sent. */
function isWaitingForRetry({ nextAttemptAt }: OutboxEntry, now: number): boolean {
  return nextAttemptAt > now && nextAttemptAt - now <= LONGEST_REST_MS;
}

function batchSize(due: readonly OutboxEntry[]): number {
  const firstFailing = due.findIndex((entry) => entry.attempts > 0);
  if (firstFailing === 0) return 1;
  return Math.min(PUSH_MAX, firstFailing === -1 ? due.length : firstFailing);
}

export interface PushPace {
  /**
   * Maximum JSON bytes of the next push. A single change is sent even if it is longer [P8: push
   * size].
   */
  bytesMax: number;
}

const KB = 1024;

/**
 * Maximum size of the first push. Sending it takes three seconds at 12 kB/s, so that progress shows
 * and an interruption costs little.
 */
const FIRST_BYTES = 32 * KB;
const LEAST_BYTES = 4 * KB;
const MOST_BYTES = 256 * KB;

/** Intended duration of a larger push. */
const INTENDED_MS = 1_000;
const SLOW_MS = 8_000;

export function newPushPace(): PushPace {
  return { bytesMax: FIRST_BYTES };
}

/** `tookMs` is `undefined` if no answer arrived. */
interface EndedPush {
  readonly bytes: number;
  readonly tookMs: number | undefined;
}

/**
 * Size of the following push: smaller after a slow or unanswered push; after a full push, as much
 * as the connection carries in {@link INTENDED_MS}, if that is more.
 */
export function nextPushBytes(bytesMax: number, { bytes, tookMs }: EndedPush): number {
  if (tookMs === undefined) return Math.max(LEAST_BYTES, Math.min(bytes, bytesMax) / 4);
  if (tookMs > SLOW_MS) return Math.max(LEAST_BYTES, Math.min(bytes, bytesMax) / 2);
  const isFull = bytes > bytesMax / 2;
  const carried = isFull ? (bytes * INTENDED_MS) / Math.max(1, tookMs) : 0;
  return Math.max(bytesMax, Math.min(MOST_BYTES, carried));
}

/**
 * Whether a request failed because the device is offline. Such a failure comes immediately, and says
 * nothing about the connection's speed.
 */
export function isOfflineFailure(isOnline: boolean, tookMs: number): boolean {
  return !isOnline && tookMs < INTENDED_MS;
}
