/** Does some work step by step, and leaves the page free after each. */
export async function atLeisure<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await pause();
  }
}

/** Ends once the page has done what waited; a timer, which waits 4 ms after a few of them, where nothing else can tell. */
function pause({
  scheduler,
}: { readonly scheduler?: Partial<Scheduler> } = globalThis): Promise<unknown> {
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Does some work in one go. */
export function atOnce<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
