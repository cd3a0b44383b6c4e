const AT_LATEST_MS = 1_000;

/**
 * Resolves when the page is idle, or after a second. In a browser without idle callbacks, resolves
 * in the next task.
 */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) {
      requestIdleCallback(
        () => {
          resolve();
        },
        { timeout: AT_LATEST_MS },
      );
    } else {
      setTimeout(resolve);
    }
  });
}
