import { setImmediate as turn } from "node:timers/promises";
import { type Logger } from "pino";

export interface Background {
  /**
   * Starts a task in a later turn of the event loop, so that the response time reveals nothing
   * about the task. A failure is logged.
   */
  readonly run: (task: () => Promise<void>) => void;
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
