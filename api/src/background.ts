import { setImmediate as turn } from "node:timers/promises";
import { type Logger } from "pino";

/** Work that goes on after its request has been answered. */
export interface Background {
  /**
   * Starts a task once the answers of this turn of the event loop have left: their time does not
   * tell what it does. Its failure is told to the log.
   */
  readonly run: (task: () => Promise<void>) => void;
  /** Resolves when nothing that was started is still running. */
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
