import { useEffect } from "react";

/** How long after the first sight what can wait still leaves the page alone, ms. */
const PAUSE_MS = 1_000;
/** When it comes on a page that does not tell, ms. */
const AT_LATEST_MS = 4_000;

let tell: () => void = () => undefined;
const isTold = new Promise<void>((resolve) => {
  tell = resolve;
});

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Tells, once it `isThere`, that the page shows what it was opened for. */
export function useFirstSight(isThere: boolean): void {
  useEffect(() => {
    if (isThere) tell();
  }, [isThere]);
}

/** Resolves when the page shows what it was opened for. */
export function untilFirstSight(): Promise<void> {
  return Promise.race([isTold, after(AT_LATEST_MS)]);
}

/** Resolves a moment after the page shows what it was opened for, to which its start belongs. */
export function untilAfterFirstSight(): Promise<void> {
  return Promise.race([isTold.then(() => after(PAUSE_MS)), after(AT_LATEST_MS)]);
}
