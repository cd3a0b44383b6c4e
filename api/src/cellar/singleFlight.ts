/** Runs a task, or waits for a running one of the same name. */
export type SingleFlight<T> = (name: string, task: () => Promise<T>) => Promise<T>;

/** Lets concurrent callers of the same name share one run. */
export function singleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, Promise<T>>();

  return (name, task) => {
    const present = running.get(name);
    if (present) return present;

    const begun = task().finally(() => running.delete(name));
    running.set(name, begun);
    return begun;
  };
}
