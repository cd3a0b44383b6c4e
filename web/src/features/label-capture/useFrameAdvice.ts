import { type RefObject, useEffect, useState } from "react";
import { type FrameAdvice, frameAdviceOf } from "../../labels/index.ts";
import { smallFrame } from "./smallFrame.ts";

/** How long the camera is left alone between two looks, in ms. */
const BETWEEN_MS = 300;

/**
 * What would make a better photo of what the live camera sees, as two looks in a row agree. All of it
 * on this device; nothing is kept.
 */
export function useFrameAdvice(video: RefObject<HTMLVideoElement | null>): FrameAdvice | undefined {
  const [advice, setAdvice] = useState<FrameAdvice>();

  useEffect(() => {
    let before: ImageData | undefined;
    let last: FrameAdvice | undefined;
    const look = () => {
      const now = video.current && smallFrame(video.current);
      if (!now) return;
      const told = frameAdviceOf(asPixels(now), before && asPixels(before));
      if (told === last) setAdvice(told);
      last = told;
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
