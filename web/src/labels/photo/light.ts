import type { Pixels } from "./Pixels.ts";

/** How light each pixel is, from 0 to 255 (ITU-R BT.601); of every so many only one, where `step` says so. */
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

/** The value below which this share of the sorted values lies. */
export function levelAt(sorted: Float32Array, share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/** One pixel in so many tells how light a photo is, as well as all of them would. */
export const SAMPLED = 7;

/** A photo whose light spans less than this, of 255, is spread before it is read. */
const SPAN_MIN = 150;

/**
 * The photo with its darkest hundredth black and its brightest white where it is dull or dark; one
 * with light enough as it is.
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
