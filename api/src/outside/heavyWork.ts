import { availableParallelism } from "node:os";
import { fairSemaphore } from "./fairSemaphore.ts";

/** Node has four worker threads. One thread stays free for file access. */
const AT_ONCE_MAX = 3;

/** Limits CPU-heavy work on photos and passwords. One processor stays free for other requests. */
export const heavyWork = fairSemaphore(
  Math.max(1, Math.min(AT_ONCE_MAX, availableParallelism() - 1)),
);
