import type { JobLeases } from "./ports/processes.ts";

/**
 * Job leases for a server of one process. A lease is granted if `everyMs` have passed since the
 * last grant.
 */
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
