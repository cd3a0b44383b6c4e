import type { AttentionEntry, Entries, OutboxEntry } from "./outbox.ts";
import { type CellarChange, mergeEdit, type Wine } from "sync-protocol";

const FIRST_MS = 1_000;

/** The longest rest between two attempts, ms. */
export const LONGEST_REST_MS = 5 * 60_000;

/**
 * Rest after the `attempts`-th failure in a row, ms: doubles from a second to five minutes;
 * `random` (0 to 1) subtracts up to half, so that devices don't retry in step.
 */
export function pushBackoff(attempts: number, random: number): number {
  const full = Math.min(LONGEST_REST_MS, FIRST_MS * 2 ** Math.max(0, attempts - 1));
  return Math.round(full * (1 - random / 2));
}

/** After this many failures in a row the server is tested with a `noop`. */
const ATTEMPTS_MAX = 3;

/**
 * Whether to test if the change or the server is at fault: after every third failure a `noop` is
 * sent instead [O6: failed changes].
 */
export function isInDoubt({ attempts }: Pick<OutboxEntry, "attempts">): boolean {
  return attempts > 0 && attempts % ATTEMPTS_MAX === 0;
}

/**
 * The entries after the server could not run one of them: it rests, longer each time. Only the
 * `noop` in its place does not rest.
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

/** The longest rest of a failed change, ms. */
const LONGEST_MS = 24 * 60 * 60_000;

/** Rest of a change after this many failures: from a minute to a day, in ms. */
export function failedRest(times: number): number {
  return Math.min(LONGEST_MS, FIRST_REST_MS * 4 ** (times - 1));
}

/** Failed changes to retry now, and when the next is due. */
export interface FailedDue {
  /** In the order in which they were made. */
  readonly due: readonly AttentionEntry[];
  /** Milliseconds since 1970; `undefined` if no retry is due. */
  readonly nextAt: number | undefined;
}

/**
 * Failed changes that are retried automatically [O6: failed changes]. An edit of fields changed
 * since is left to the user, because it would replace the newer values.
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

/** A clock that was set back never extends the longest rest. */
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

/** Number of hexadecimal digits in the part of an id that distinguishes the names of one change. */
const FIRST_GROUP = 8;

/**
 * The new name of a retried change, because its old name is used up. Every copy of a profile
 * derives the same one, so that the server runs the change once [P4: clones].
 */
export function nextName(opId: string): string {
  const first = Number.parseInt(opId.slice(0, FIRST_GROUP), 16);
  const next = (first + 1) % 16 ** FIRST_GROUP;
  return next.toString(16).padStart(FIRST_GROUP, "0") + opId.slice(FIRST_GROUP);
}
