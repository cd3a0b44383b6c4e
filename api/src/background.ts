import { setImmediate as turn } from "node:timers/promises";
import { type Logger } from "pino";

/** Work that continues after its request was answered. */
export interface Background {
  /**
   * Starts a task after the answers of this turn of the event loop, so that their time reveals
   * nothing about it. The log gets its failure.
   */
  readonly run: (task: () => Promise<void>) => void;
  /** Resolves when no started task is running. */
  readonly settled: () => Promise<void>;
}

export function background(log: Logger): Background {
  const running = new Set<Promise<void>>();

  return {
    run(task) {
      const ends = turn()
        .then(task)
        .catch((error: unknown) => {
          log.error({ err: error }, "A background task failed");
        })
        .finally(() => running.delete(ends));
      running.add(ends);
    },
    async settled() {
      await Promise.all(running);
    },
  };
}
