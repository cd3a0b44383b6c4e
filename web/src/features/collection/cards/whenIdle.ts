import { startTransition } from "react";
import { untilIdle } from "../../../platform/untilIdle.ts";

export function whenIdle(update: () => void): () => void {
  let isOff = false;
  void untilIdle().then(() => {
    if (!isOff) startTransition(update);
  });
  return () => {
    isOff = true;
  };
}
