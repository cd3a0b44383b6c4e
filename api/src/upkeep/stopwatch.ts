/** One part of the work, and how long it took. */
export interface Step {
  readonly name: string;
  readonly tookMs: number;
}

/** Runs the parts of a work and notes how long each took. */
export function stopwatch() {
  const steps: Step[] = [];
  return {
    steps,
    timed: async <T>(name: string, part: () => T | Promise<T>): Promise<T> => {
      const startedAt = performance.now();
      const result = await part();
      steps.push({ name, tookMs: performance.now() - startedAt });
      return result;
    },
  };
}
