/** Runs a task, or waits for the one of that name which is already running. */
export type SingleFlight<T> = (name: string, task: () => Promise<T>) => Promise<T>;

/** Lets those who ask for the same thing at the same time share one making of it. */
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
