const QUIET_MS = 300;
const AT_LATEST_MS = 3_000;

/**
 * Resolves when the user has not typed, tapped or scrolled for 300 ms, or after 3 s. Work that
 * waits for this seldom delays the answer to a key or tap.
 */
export function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      resolve();
    };
    let quiet = setTimeout(end, QUIET_MS);
    setTimeout(end, AT_LATEST_MS);
    const waitOn = () => {
      clearTimeout(quiet);
      quiet = setTimeout(end, QUIET_MS);
    };
    for (const input of ["keydown", "pointerdown", "scroll"]) {
      addEventListener(input, waitOn, { capture: true, signal: ended.signal });
    }
  });
}
