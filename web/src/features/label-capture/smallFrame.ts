import { fitWithin } from "./fitWithin.ts";

/** Maximum size of the copy, px. This is detailed enough for the checks, and fast on a phone. */
const LOOKED_AT = { width: 120, height: 160 };

/**
 * Minimum colour value (0 to 255) that a frame must have somewhere. A frame with only lower values
 * is black: the lens is covered or the camera is blocked.
 */
const BLACK_BELOW = 10;

/** A small copy of the video's current frame. `undefined` before the first frame. */
export function smallFrame(video: HTMLVideoElement): ImageData | undefined {
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

export function isBlack({ data }: Pick<ImageData, "data">): boolean {
  return data.every((value, at) => at % 4 === 3 || value < BLACK_BELOW);
}
