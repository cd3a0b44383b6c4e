/** How long to wait for a busy page, ms. */
const AT_LATEST_MS = 1_000;

/**
 * Resolves when the page is idle, or after a second; at the next task if the browser can't tell.
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
