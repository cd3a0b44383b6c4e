import { startTransition } from "react";
import { untilIdle } from "../../../platform/untilIdle.ts";

/** Draws what `update` changes once the page is at rest, in slices; the answer calls it off. */
export function whenIdle(update: () => void): () => void {
  let isOff = false;
  void untilIdle().then(() => {
    if (!isOff) startTransition(update);
  });
  return () => {
    isOff = true;
  };
}
