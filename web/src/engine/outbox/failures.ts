import type { AttentionEntry, Entries, OutboxEntry } from "./outbox.ts";
import { type CellarChange, mergeEdit, type Wine } from "sync-protocol";

const FIRST_MS = 1_000;

export const LONGEST_REST_MS = 5 * 60_000;

/**
 * Delay after the `attempts`-th failure in a row, ms. Doubles from a second to five minutes.
 * `random` (0 to 1) subtracts up to half, so that devices do not retry at the same time.
 */
export function pushBackoff(attempts: number, random: number): number {
  const full = Math.min(LONGEST_REST_MS, FIRST_MS * 2 ** Math.max(0, attempts - 1));
  return Math.round(full * (1 - random / 2));
}

/** After this many failures in a row a `noop` is sent to test the server. */
const ATTEMPTS_MAX = 3;

/**
 * Whether to test if the change or the server is at fault. After every third failure a `noop` is
 * sent instead of the change [O6: failed changes].
 */
export function isInDoubt({ attempts }: Pick<OutboxEntry, "attempts">): boolean {
  return attempts > 0 && attempts % ATTEMPTS_MAX === 0;
}

/**
 * The entries after the server failed to run the change `opId`. Each failure delays the entry
 * longer. The entry is not delayed if a `noop` is sent next in its place.
 */
export function failedRun(
  entries: Entries,
  opId: string,
  { now, random }: { now: number; random: number },
): Entries {
  const entry = entries.outbox.find((candidate) => candidate.opId === opId);
  if (!entry) return entries;

  const attempts = entry.attempts + 1;
  const nextAttemptAt = isInDoubt({ attempts }) ? 0 : now + pushBackoff(attempts, random);
  const failed: OutboxEntry = { ...entry, attempts, nextAttemptAt };
  return {
    ...entries,
    outbox: entries.outbox.map((candidate) => (candidate === entry ? failed : candidate)),
  };
}

const FIRST_REST_MS = 60_000;

const LONGEST_MS = 24 * 60 * 60_000;

/** Delay of a failed change after this many failures, ms: from a minute to a day. */
export function failedRest(times: number): number {
  return Math.min(LONGEST_MS, FIRST_REST_MS * 4 ** (times - 1));
}

export interface FailedDue {
  /** The failed changes to retry now, in the order in which they were made. */
  readonly due: readonly AttentionEntry[];
  /** Time of the next retry, ms since 1970; `undefined` if no retry is planned. */
  readonly nextAt: number | undefined;
}

/**
 * Failed changes that are retried automatically [O6: failed changes]. An edit is left out if its
 * fields have changed since: the user decides whether the edit replaces the newer values.
 */
export function failedDue(
  attention: readonly AttentionEntry[],
  { now, presentOf }: { now: number; presentOf: (wineId: string) => Wine | undefined },
): FailedDue {
  const failed = attention
    .filter(({ finding }) => finding.kind === "failed")
    .filter(({ recordId, change }) => !isOvertaken(change, presentOf(recordId)))
    .sort((a, b) => a.position - b.position);
  const later = failed.flatMap((entry) => (isDue(entry, now) ? [] : nextAttemptAt(entry)));
  return {
    due: failed.filter((entry) => isDue(entry, now)),
    nextAt: later.length === 0 ? undefined : Math.min(...later),
  };
}

/** A delay above the maximum means that the clock was set back. The change is then retried. */
function isDue(entry: AttentionEntry, now: number): boolean {
  const restMs = nextAttemptAt(entry) - now;
  return restMs <= 0 || restMs > LONGEST_MS;
}

function nextAttemptAt({ finding }: AttentionEntry): number {
  return finding.kind === "failed" ? (finding.nextAttemptAt ?? 0) : 0;
}

function isOvertaken(change: CellarChange, present: Wine | undefined): boolean {
  if (change.kind !== "edit" || !present) return false;
  return Object.keys(mergeEdit(present, change).overwritten).length > 0;
}

/** Number of leading hexadecimal digits of an op id, which differ in each retry's op id. */
const FIRST_GROUP = 8;

/**
 * The new op id of a retried change. Every copy of a profile derives the same id, so the server
 * runs the change once [P4: clones].
 */
export function nextName(opId: string): string {
  const first = Number.parseInt(opId.slice(0, FIRST_GROUP), 16);
  const next = (first + 1) % 16 ** FIRST_GROUP;
  return next.toString(16).padStart(FIRST_GROUP, "0") + opId.slice(FIRST_GROUP);
}
