/** Runs work step by step. Other tasks of the page can run after each step. */
export async function whenIdle<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await pause();
  }
}

/**
 * Lets the page's other tasks run first. Without `scheduler`, uses a timer, which browsers delay by
 * 4 ms after a few calls.
 */
function pause({
  scheduler,
}: { readonly scheduler?: Partial<Scheduler> } = globalThis): Promise<unknown> {
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
