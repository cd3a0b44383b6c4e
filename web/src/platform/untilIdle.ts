/** Resolves when the page has nothing better to do; at the next task where the browser can't tell. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) {
      requestIdleCallback(() => {
        resolve();
      });
    } else {
      setTimeout(resolve);
    }
  });
}
