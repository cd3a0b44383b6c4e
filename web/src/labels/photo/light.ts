import type { Pixels } from "./Pixels.ts";

/** Brightness of every pixel, or of every `step`-th pixel, from 0 to 255 (ITU-R BT.601). */
export function lightOf({ width, height, bytes }: Pixels, step = 1): Float32Array {
  const light = new Float32Array(Math.ceil((width * height) / step));
  for (let at = 0; at < light.length; at++) {
    const pixel = 4 * step * at;
    light[at] =
      0.299 * (bytes[pixel] ?? 0) +
      0.587 * (bytes[pixel + 1] ?? 0) +
      0.114 * (bytes[pixel + 2] ?? 0);
  }
  return light;
}

/** A quantile of sorted values. `share` is from 0 to 1. */
export function levelAt(sorted: Float32Array, share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/** Only every 7th pixel is examined, which is enough to measure a photo's brightness. */
export const SAMPLED = 7;

/**
 * A photo with less contrast than this, from 0 to 255, is stretched to full contrast before its
 * label is read.
 */
const SPAN_MIN = 150;

/**
 * Stretches the contrast of a dull or dark photo: the darkest hundredth of its pixels becomes
 * black, the brightest hundredth white. Returns any other photo unchanged.
 */
export function lightened(photo: Pixels): Pixels {
  const levels = lightOf(photo, SAMPLED).sort();
  const [dark, bright] = [levelAt(levels, 0.01), levelAt(levels, 0.99)];
  const span = bright - dark;
  if (span >= SPAN_MIN || span < 1) return photo;
  const bytes = Uint8ClampedArray.from(photo.bytes, (byte, at) =>
    at % 4 === 3 ? byte : (255 * (byte - dark)) / span,
  );
  return { ...photo, bytes };
}
