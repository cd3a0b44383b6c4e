import { availableParallelism } from "node:os";
import { fairSemaphore } from "./fairSemaphore.ts";

/** Node has four worker threads. File access needs one. */
const AT_ONCE_MAX = 3;

/** Schedules CPU-heavy work: photos and passwords. One processor stays free for other requests. */
export const heavyWork = fairSemaphore(
  Math.max(1, Math.min(AT_ONCE_MAX, availableParallelism() - 1)),
);
