import type { AttentionEntry, Entries, OutboxEntry } from "./outbox.ts";
import { type CellarChange, mergeEdit, type Wine } from "sync-protocol";

const FIRST_MS = 1_000;

/** The longest rest between two attempts, ms. */
export const LONGEST_REST_MS = 5 * 60_000;

/**
 * How long to rest after the `attempts`-th failure in a row, ms: doubling from a second to five
 * minutes, of which `random` (0 to 1) takes away up to half, so that devices don't come in step.
 */
export function pushBackoff(attempts: number, random: number): number {
  const full = Math.min(LONGEST_REST_MS, FIRST_MS * 2 ** Math.max(0, attempts - 1));
  return Math.round(full * (1 - random / 2));
}

/** After how many failures in a row the server is asked whether it runs anything at all. */
const ATTEMPTS_MAX = 3;

/**
 * Whether it must be found out what is at fault, the change or the server: after every third
 * failure a `noop` goes in its place (rule O6).
 */
export function isInDoubt({ attempts }: Pick<OutboxEntry, "attempts">): boolean {
  return attempts > 0 && attempts % ATTEMPTS_MAX === 0;
}

/**
 * What becomes of the entries when the server could not run one of them: it rests, longer each
 * time. Only the `noop` that goes in its place does not wait.
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

/** Wait of a change that failed so many times: from a minute to a day, in ms. */
export function failedRest(times: number): number {
  return Math.min(LONGEST_MS, FIRST_REST_MS * 4 ** (times - 1));
}

/** What of the failed is tried again now, and when the next of it will be. */
export interface FailedDue {
  /** In the order in which they were made. */
  readonly due: readonly AttentionEntry[];
  /** Milliseconds since 1970; `undefined` when nothing more is to come. */
  readonly nextAt: number | undefined;
}

/**
 * The failed changes that are tried again by themselves (rule O6). An edit of what has been changed
 * since is left to its owner: it would replace the newer values.
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

/** A clock that was set back never makes it wait longer than the longest rest. */
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

/** Hexadecimal digits of the part of an id that tells the names of one change apart. */
const FIRST_GROUP = 8;

/**
 * The name under which a failed change goes again, as its own is used up. Every copy of a profile
 * (rule P4) gives it alike, so that the server runs the change once.
 */
export function nextName(opId: string): string {
  const first = Number.parseInt(opId.slice(0, FIRST_GROUP), 16);
  const next = (first + 1) % 16 ** FIRST_GROUP;
  return next.toString(16).padStart(FIRST_GROUP, "0") + opId.slice(FIRST_GROUP);
}
