import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Attempts } from "../cellar/ports/processes.ts";

/** Attempts counted in memory, by one process for itself: a restart forgives. */
export function memoryAttempts(): Attempts {
  const counts = new RateLimiterMemory({ points: 0, duration: 1 });
  return {
    async count(key, weight, perSeconds) {
      const during = { customDuration: perSeconds };
      const { consumedPoints, msBeforeNext } = await counts.penalty(key, weight, during);
      return { attempts: consumedPoints, endsInMs: msBeforeNext };
    },
  };
}
