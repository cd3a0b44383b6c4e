import type { JobLeases } from "./ports/processes.ts";

/** Job leases of a single process. Each job runs when its interval has passed. */
export function memoryJobLeases(): JobLeases {
  const begun = new Map<string, number>();
  return {
    take(job, now, everyMs) {
      const isDue = now >= (begun.get(job) ?? -Infinity) + everyMs;
      if (isDue) begun.set(job, now);
      return Promise.resolve(isDue);
    },
  };
}
