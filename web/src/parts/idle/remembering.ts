export interface Work<Result> {
  /** Cached result of the same work. `undefined` if nothing is cached. */
  readonly known: Result | undefined;
  readonly begin: () => Generator<undefined, Result>;
}

/**
 * Creates work that caches its last result, so that a user who returns to a page does not wait. The
 * result is dropped when its first input is garbage collected.
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
