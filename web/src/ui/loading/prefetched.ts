/** Maximum wait if the prefetch takes long or did not start, ms. */
const AT_LATEST_MS = 15_000;

let resolveSignal: () => void = () => undefined;
const signal = new Promise<void>((resolve) => {
  resolveSignal = resolve;
});

/** Signals that the code of other pages is prefetched. */
export function signalPrefetched(): void {
  resolveSignal();
}

export function untilPrefetched(): Promise<void> {
  return Promise.race([
    signal,
    new Promise<void>((resolve) => {
      setTimeout(resolve, AT_LATEST_MS);
    }),
  ]);
}
