import { useEffect, useState } from "react";
import { whenIdle } from "./whenIdle.ts";
import { PHONE } from "../../../ui/phone.ts";

/** Approximate number of cards on the first screen. */
const FIRST_ON_PHONE = 4;
const FIRST_ON_DESK = 9;

const STEP = 8;

/** Number of cards rendered when the user left the page. */
let stood = 0;

/** Resets the number of rendered cards to the first screen's. */
export function forgetStanding(): void {
  stood = 0;
}

/**
 * How many of `count` cards to render: the first screen's immediately, the others in steps while the page is idle, so
 * that it stays responsive. Cards that a search hid come back in the same way. A user who returns to the page gets as
 * many cards as before, and so the same scroll position.
 */
export function useGrowing(count: number): number {
  const [first] = useState(() =>
    window.matchMedia(PHONE).matches ? FIRST_ON_PHONE : FIRST_ON_DESK,
  );
  const [grown, setGrown] = useState(() => Math.max(first, stood));
  const most = Math.max(first, count);
  if (grown > most) setGrown(most);
  const standing = Math.min(grown, count);

  useEffect(() => {
    stood = standing;
  }, [standing]);
  useEffect(() => {
    if (standing === count) return undefined;
    return whenIdle(() => {
      setGrown(Math.max(first, standing + STEP));
    });
  }, [first, standing, count]);

  return standing;
}
