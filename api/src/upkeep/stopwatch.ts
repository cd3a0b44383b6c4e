export interface Step {
  readonly name: string;
  readonly tookMs: number;
}

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
