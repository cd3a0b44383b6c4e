import { useEffect } from "react";

/** Delay between the main content and less urgent work, ms. */
const PAUSE_MS = 1_000;
/** Maximum wait on a page that never signals its main content, ms. */
const AT_LATEST_MS = 4_000;

let resolveSignal: () => void = () => undefined;
const signal = new Promise<void>((resolve) => {
  resolveSignal = resolve;
});

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Signals that the main content of the page is rendered, as soon as `isThere` is true. */
export function useMainContentSignal(isThere: boolean): void {
  useEffect(() => {
    if (isThere) resolveSignal();
  }, [isThere]);
}

export function untilMainContent(): Promise<void> {
  return Promise.race([signal, after(AT_LATEST_MS)]);
}

/**
 * Resolves shortly after the main content is rendered. Work that waits for this does not slow down
 * the page.
 */
export function untilAfterMainContent(): Promise<void> {
  return Promise.race([signal.then(() => after(PAUSE_MS)), after(AT_LATEST_MS)]);
}
