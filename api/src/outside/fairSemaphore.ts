export interface Load {
  readonly running: number;
  readonly waiting: number;
}

export interface FairSemaphore {
  <T>(lane: string, task: () => Promise<T>): Promise<T>;
  readonly load: () => Load;
}

/**
 * Runs at most `permits` tasks at the same time. Tasks of one lane run in order. Lanes take turns,
 * so a long lane does not delay the others.
 */
export function fairSemaphore(permits: number): FairSemaphore {
  /** Waiting tasks by lane. The first lane is next. Empty lanes are removed. */
  const lanes = new Map<string, (() => void)[]>();
  let free = permits;

  const acquire = (lane: string) =>
    new Promise<void>((enter) => {
      const waiting = lanes.get(lane) ?? [];
      waiting.push(enter);
      lanes.set(lane, waiting);
    });

  const release = () => {
    const [next] = lanes;
    if (!next) {
      free += 1;
      return;
    }
    const [lane, waiting] = next;
    const enter = waiting.shift();
    lanes.delete(lane);
    if (waiting.length > 0) lanes.set(lane, waiting);
    enter?.();
  };

  const runFairly = async <T>(lane: string, task: () => Promise<T>) => {
    if (free > 0) free -= 1;
    else await acquire(lane);
    try {
      return await task();
    } finally {
      release();
    }
  };
  const load = () => ({
    running: permits - free,
    waiting: [...lanes.values()].reduce((sum, { length }) => sum + length, 0),
  });
  return Object.assign(runFairly, { load });
}
