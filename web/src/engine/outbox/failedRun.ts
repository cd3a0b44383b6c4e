import type { OutboxEntry } from "./outbox.ts";
import { pushBackoff } from "./pushBackoff.ts";
import type { Entries } from "./settle.ts";

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
