/** Work that is done step by step. */
export interface Work<Result> {
  /** What it came to, where it has been done before. */
  readonly known: Result | undefined;
  readonly begin: () => Generator<undefined, Result>;
}

/**
 * Makes work of a count, which is known where it was counted last from the very same: who comes back to a page
 * waits for nothing. It is forgotten with what it was counted from.
 */
export function remembering<From extends object, Beside extends readonly unknown[], Result>(
  count: (from: From, ...beside: Beside) => Generator<undefined, Result>,
): (from: From, ...beside: Beside) => Work<Result> {
  const last = new WeakMap<From, { readonly beside: Beside; readonly result: Result }>();
  return (from, ...beside) => {
    const before = last.get(from);
    const isSame = before?.beside.every((one, at) => one === beside[at]) === true;
    return {
      known: isSame ? before.result : undefined,
      *begin() {
        const result = yield* count(from, ...beside);
        last.set(from, { beside, result });
        return result;
      },
    };
  };
}
