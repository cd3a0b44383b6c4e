/** How many tasks run, and how many wait. */
export interface Load {
  readonly running: number;
  readonly waiting: number;
}

/** Runs a task when its turn comes. */
export interface FairSemaphore {
  <T>(lane: string, task: () => Promise<T>): Promise<T>;
  readonly load: () => Load;
}

/**
 * Lets at most so many tasks run at once as there are `permits`. Within a lane, first come is first
 * served; the lanes take turns, so that many tasks in one never hold up the next in another.
 */
export function fairSemaphore(permits: number): FairSemaphore {
  /** Those who wait, by lane; the lane whose turn is next comes first, and no lane is empty. */
  const lanes = new Map<string, (() => void)[]>();
  let free = permits;

  const acquire = (lane: string) =>
    new Promise<void>((enter) => {
      const waiting = lanes.get(lane) ?? [];
      waiting.push(enter);
      lanes.set(lane, waiting);
    });

  /** Lets in the next who waits, and sends that lane to the end. */
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

  const inTurn = async <T>(lane: string, task: () => Promise<T>) => {
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
  return Object.assign(inTurn, { load });
}
