import type { Pixels } from "../photo/Pixels.ts";

/** A picture as the models need it: all blue values, then all green values, then all red values. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

const STRIDE = 32;

/**
 * Mean and standard deviation of the colours in the detector's training pictures, from PaddleOCR's
 * configuration.
 */
const NORMAL = [
  { mean: 0.485, deviation: 0.229 },
  { mean: 0.456, deviation: 0.224 },
  { mean: 0.406, deviation: 0.225 },
] as const;

/**
 * The photo as the detector's input: normalised, and padded on the right and bottom to multiples of
 * 32 pixels. The photo is not scaled.
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
