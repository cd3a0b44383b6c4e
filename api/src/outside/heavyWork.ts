import { availableParallelism } from "node:os";
import { fairSemaphore } from "./fairSemaphore.ts";

/** Node lends four threads; the files that are read and written need one. */
const AT_ONCE_MAX = 3;

/**
 * The turns of work that takes a whole processor for a while: photos and passwords. One processor
 * always stays free for the answers of everybody else.
 */
export const heavyWork = fairSemaphore(
  Math.max(1, Math.min(AT_ONCE_MAX, availableParallelism() - 1)),
);
