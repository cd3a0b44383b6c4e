/** A page's `localStorage`, which contains these items. */
export function storageOf(notes: Map<string, string>): object {
  const methods = {
    getItem: (name: string) => notes.get(name) ?? null,
    setItem: (name: string, value: string) => notes.set(name, value),
    removeItem: (name: string) => notes.delete(name),
  };
  return new Proxy(methods, {
    ownKeys: () => [...notes.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      notes.has(String(name)) ? { enumerable: true, configurable: true } : undefined,
  });
}

/** A `Date` whose current time is the simulated time. */
export function dateOf(now: () => number): object {
  return new Proxy(Date, {
    construct: (target, given: unknown[]): object =>
      Reflect.construct(target, given.length === 0 ? [now()] : given) as Date,
    get: (target, name): unknown => (name === "now" ? now : Reflect.get(target, name)),
  });
}
