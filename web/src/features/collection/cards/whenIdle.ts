import { startTransition } from "react";
import { untilIdle } from "../../../platform/untilIdle.ts";

/** Runs `update` as a transition once the page is idle. Returns a function that cancels it. */
export function whenIdle(update: () => void): () => void {
  let isOff = false;
  void untilIdle().then(() => {
    if (!isOff) startTransition(update);
  });
  return () => {
    isOff = true;
  };
}
