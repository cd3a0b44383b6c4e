import { type RefObject, useEffect, useState } from "react";
import { type FrameAdvice, frameAdviceOf } from "../../labels/index.ts";
import { fitWithin } from "./fitWithin.ts";

/** How long the camera is left alone between two looks, in ms. */
const BETWEEN_MS = 300;

/** A copy this small tells enough, and takes a phone no effort. */
const LOOKED_AT = { width: 120, height: 160 };

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
      const now = video.current && frameOf(video.current);
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

/** A small copy of the present frame; `undefined` before the first. */
function frameOf(video: HTMLVideoElement): ImageData | undefined {
  if (video.videoWidth === 0) return undefined;
  const seen = { width: video.videoWidth, height: video.videoHeight };
  const { width, height } = fitWithin(seen, LOOKED_AT);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen?.drawImage(video, 0, 0, width, height);
  return pen?.getImageData(0, 0, width, height);
}

const asPixels = ({ width, height, data }: ImageData) => ({ width, height, bytes: data });
