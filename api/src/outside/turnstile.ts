/** Runs a task when its turn comes. */
export type Turnstile = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Lets at most `width` tasks run at once. Each kind of work waits in a lane of its own, first come
 * first served; the lanes take turns, so that many tasks of one kind never hold up one of another.
 */
export function turnstile(width: number): { readonly lane: () => Turnstile } {
  const lanes: (() => void)[][] = [];
  let free = width;

  /** Lets in the next who waits, and sends that lane to the end. */
  const passOn = () => {
    const at = lanes.findIndex((waiting) => waiting.length > 0);
    const [lane] = at < 0 ? [] : lanes.splice(at, 1);
    if (lane) lanes.push(lane);
    const pass = lane?.shift();
    if (pass) pass();
    else free += 1;
  };

  return {
    lane() {
      const waiting: (() => void)[] = [];
      lanes.push(waiting);
      return async (task) => {
        if (free > 0) free -= 1;
        else await new Promise<void>((pass) => waiting.push(pass));
        try {
          return await task();
        } finally {
          passOn();
        }
      };
    },
  };
}
