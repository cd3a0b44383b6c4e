import { useEffect } from "react";

/** Delay of less urgent work after the main content, ms. */
const PAUSE_MS = 1_000;
/** Maximum delay on a page that never signals its main content, ms. */
const AT_LATEST_MS = 4_000;

let resolveSignal: () => void = () => undefined;
const signal = new Promise<void>((resolve) => {
  resolveSignal = resolve;
});

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Signals that the main content is rendered, when `isThere` becomes true. */
export function useMainContentSignal(isThere: boolean): void {
  useEffect(() => {
    if (isThere) resolveSignal();
  }, [isThere]);
}

export function untilMainContent(): Promise<void> {
  return Promise.race([signal, after(AT_LATEST_MS)]);
}

/** Resolves shortly after the main content is rendered, so that the start is not slowed down. */
export function untilAfterMainContent(): Promise<void> {
  return Promise.race([signal.then(() => after(PAUSE_MS)), after(AT_LATEST_MS)]);
}
