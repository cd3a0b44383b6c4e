import { useEffect, useState } from "react";
import { whenIdle } from "./whenIdle.ts";
import { PHONE } from "../../../ui/phone.ts";

/** Approximate number of cards on the first screen, on a phone and on wider screens. */
const FIRST_ON_PHONE = 4;
const FIRST_ON_DESK = 9;

const STEP = 8;

/** Number of cards that were rendered when the user left the page. */
let lastCount = 0;

export function resetCardCount(): void {
  lastCount = 0;
}

/**
 * Number of cards to render, up to `count`. The first screen's cards render immediately, the others
 * in steps while the page is idle. When a user returns to the page, as many cards render
 * immediately as before, so that the scroll position is the same.
 */
export function useGrowing(count: number): number {
  const [first] = useState(() =>
    window.matchMedia(PHONE).matches ? FIRST_ON_PHONE : FIRST_ON_DESK,
  );
  const [grown, setGrown] = useState(() => Math.max(first, lastCount));
  const most = Math.max(first, count);
  if (grown > most) setGrown(most);
  const shown = Math.min(grown, count);

  useEffect(() => {
    lastCount = shown;
  }, [shown]);
  useEffect(() => {
    if (shown === count) return undefined;
    return whenIdle(() => {
      setGrown(Math.max(first, shown + STEP));
    });
  }, [first, shown, count]);

  return shown;
}
