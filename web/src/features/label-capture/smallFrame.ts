import { fitWithin } from "./fitWithin.ts";

/**
 * Maximum size of the copied frame, px. This is detailed enough for the checks, and fast on a
 * phone.
 */
const COPY_MAX = { width: 120, height: 160 };

/**
 * A frame is black if each colour value (0 to 255) is below this limit. The lens is then covered,
 * or the camera is blocked.
 */
const BLACK_BELOW = 10;

/** A small copy of the video's current frame. `undefined` before the first frame. */
export function smallFrame(video: HTMLVideoElement): ImageData | undefined {
  if (video.videoWidth === 0) return undefined;
  const seen = { width: video.videoWidth, height: video.videoHeight };
  const { width, height } = fitWithin(seen, COPY_MAX);
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
