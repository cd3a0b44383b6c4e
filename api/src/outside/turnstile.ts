/** Runs a task when its turn comes. */
export type Turnstile = <T>(task: () => Promise<T>) => Promise<T>;

/** Lets at most `width` tasks run at once; the others wait in the order in which they came. */
export function turnstile(width: number): Turnstile {
  const waiting: (() => void)[] = [];
  let free = width;

  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((pass) => waiting.push(pass));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
