import { availableParallelism } from "node:os";
import { fairSemaphore } from "./fairSemaphore.ts";

/**
 * Maximum number of heavy tasks that run at the same time. Node has four worker threads; one stays
 * free for file access.
 */
const AT_ONCE_MAX = 3;

/**
 * Limits how many photos and passwords are processed at the same time. One processor stays free for
 * other requests.
 */
export const heavyWork = fairSemaphore(
  Math.max(1, Math.min(AT_ONCE_MAX, availableParallelism() - 1)),
);
