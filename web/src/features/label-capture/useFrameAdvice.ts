import { type RefObject, useEffect, useState } from "react";
import { type FrameAdvice, frameAdviceOf } from "../../labels/index.ts";
import { smallFrame } from "./smallFrame.ts";

/** Interval between checks of the camera's current frame, ms. */
const BETWEEN_MS = 300;

/**
 * Advice for a better photo with the live camera. It changes only if two checks in a row agree.
 * Runs on this device and stores nothing.
 */
export function useFrameAdvice(video: RefObject<HTMLVideoElement | null>): FrameAdvice | undefined {
  const [advice, setAdvice] = useState<FrameAdvice>();

  useEffect(() => {
    let before: ImageData | undefined;
    let last: FrameAdvice | undefined;
    const look = () => {
      const now = video.current && smallFrame(video.current);
      if (!now) return;
      const newest = frameAdviceOf(asPixels(now), before && asPixels(before));
      if (newest === last) setAdvice(newest);
      last = newest;
      before = now;
    };
    const timer = setInterval(look, BETWEEN_MS);
    return () => {
      clearInterval(timer);
    };
  }, [video]);

  return advice;
}

const asPixels = ({ width, height, data }: ImageData) => ({ width, height, bytes: data });
