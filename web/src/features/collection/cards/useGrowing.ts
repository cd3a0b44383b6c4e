import { useEffect, useState } from "react";
import { whenIdle } from "./whenIdle.ts";
import { PHONE } from "../../../ui/phone.ts";

/** About as many cards as are in sight at first. */
const FIRST_ON_PHONE = 4;
const FIRST_ON_DESK = 9;

/** How many more come at a time. */
const STEP = 8;

/** How many stood when the page was left. */
let stood = 0;

/** From now on who comes to cards that grow step by step finds those of the first screen. */
export function forgetStanding(): void {
  stood = 0;
}

/**
 * How many of `count` cards stand in the page: those of the first screen at once, the others step
 * by step while it is at rest, so that no step keeps it from answering. Those that a search takes
 * away come back in the same way. Who comes back to the page finds as many as stood there, and so the
 * place that they left.
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
