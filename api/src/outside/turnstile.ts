/** Runs a task when its turn comes. */
export type Turnstile = <T>(lane: string, task: () => Promise<T>) => Promise<T>;

/**
 * Lets at most `width` tasks run at once. Those of one lane wait for each other, first come first
 * served; the lanes take turns, so that many tasks in one never hold up the next in another.
 */
export function turnstile(width: number): Turnstile {
  /** Those who wait, by lane; the lane whose turn is next comes first, and no lane is empty. */
  const lanes = new Map<string, (() => void)[]>();
  let free = width;

  const wait = (lane: string) =>
    new Promise<void>((pass) => {
      const waiting = lanes.get(lane) ?? [];
      waiting.push(pass);
      lanes.set(lane, waiting);
    });

  /** Lets in the next who waits, and sends that lane to the end. */
  const passOn = () => {
    const [next] = lanes;
    if (!next) {
      free += 1;
      return;
    }
    const [lane, waiting] = next;
    const pass = waiting.shift();
    lanes.delete(lane);
    if (waiting.length > 0) lanes.set(lane, waiting);
    pass?.();
  };

  return async (lane, task) => {
    if (free > 0) free -= 1;
    else await wait(lane);
    try {
      return await task();
    } finally {
      passOn();
    }
  };
}
