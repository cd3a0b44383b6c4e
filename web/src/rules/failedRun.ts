import type { OutboxEntry } from "./outbox.ts";
import { pushBackoff } from "./pushBackoff.ts";
import { ATTEMPTS_MAX, type Entries, park } from "./settle.ts";

/**
 * What becomes of the entries when the server could not run one of them: it rests, longer each
 * time, and after the third time it is parked (rule O6). A `noop` rests on; it has nowhere to go.
 */
export function failedRun(
  entries: Entries,
  opId: string,
  { now, random }: { now: number; random: number },
): Entries {
  const entry = entries.outbox.find((candidate) => candidate.opId === opId);
  if (!entry) return entries;

  const attempts = entry.attempts + 1;
  if (attempts >= ATTEMPTS_MAX && entry.change.kind !== "noop") return park(entries, opId);

  const resting: OutboxEntry = {
    ...entry,
    attempts,
    restsUntil: now + pushBackoff(attempts, random),
  };
  return {
    ...entries,
    outbox: entries.outbox.map((candidate) => (candidate === entry ? resting : candidate)),
  };
}
