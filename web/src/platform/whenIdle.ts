/** Runs work step by step and yields to the page after each step. */
export async function whenIdle<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await pause();
  }
}

/**
 * Resolves after the page's pending tasks. Browsers without `scheduler` use a timer, which they
 * delay by 4 ms after a few calls.
 */
function pause({
  scheduler,
}: { readonly scheduler?: Partial<Scheduler> } = globalThis): Promise<unknown> {
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
