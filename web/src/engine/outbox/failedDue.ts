import { type CellarChange, mergeEdit, type Wine } from "sync-protocol";
import type { AttentionEntry } from "./outbox.ts";

const FIRST_MS = 60_000;

/** The longest rest of a failed change, ms. */
const LONGEST_MS = 24 * 60 * 60_000;

/** Wait of a change that failed so many times: from a minute to a day, in ms. */
export function failedRest(times: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 4 ** (times - 1));
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
