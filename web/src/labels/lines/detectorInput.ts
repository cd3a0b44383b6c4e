import type { Pixels } from "../photo/Pixels.ts";

/** Planes of blue, green and red, one after the other. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

const STRIDE = 32;

/** Mean and deviation of the training pictures, from PaddleOCR's detector configuration. */
const NORMAL = [
  { mean: 0.485, deviation: 0.229 },
  { mean: 0.456, deviation: 0.224 },
  { mean: 0.406, deviation: 0.225 },
] as const;

/**
 * The photo at its own scale as detector input: normalised, and padded on the right and bottom to
 * multiples of 32 pixels.
 */
export function detectorInput({ width, height, bytes }: Pixels): Planes {
  const paddedWidth = Math.ceil(width / STRIDE) * STRIDE;
  const paddedHeight = Math.ceil(height / STRIDE) * STRIDE;
  const plane = paddedWidth * paddedHeight;
  const values = new Float32Array(3 * plane);
  NORMAL.forEach(({ mean, deviation }, channel) => {
    const byteOfPixel = 2 - channel;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const byte = bytes[(y * width + x) * 4 + byteOfPixel] ?? 0;
        values[channel * plane + y * paddedWidth + x] = (byte / 255 - mean) / deviation;
      }
    }
  });
  return { width: paddedWidth, height: paddedHeight, values };
}
