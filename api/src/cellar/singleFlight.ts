/**
 * Runs a task. If a task with the same name is running, returns the running task's result instead.
 */
export type SingleFlight<T> = (name: string, task: () => Promise<T>) => Promise<T>;

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
