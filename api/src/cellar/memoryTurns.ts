import type { Turns } from "./ports/processes.ts";

/** Turns of a process that serves alone: each job is its own, when it is due. */
export function memoryTurns(): Turns {
  const begun = new Map<string, number>();
  return {
    take(job, now, everyMs) {
      const isDue = now >= (begun.get(job) ?? -Infinity) + everyMs;
      if (isDue) begun.set(job, now);
      return Promise.resolve(isDue);
    },
  };
}
