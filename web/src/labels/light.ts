import type { Pixels } from "./Pixels.ts";

/** How light each pixel is, from 0 to 255 (ITU-R BT.601). */
export function lightOf({ width, height, bytes }: Pixels): Float32Array {
  return Float32Array.from({ length: width * height }, (_, pixel) => {
    const byte = (channel: number) => bytes[4 * pixel + channel] ?? 0;
    return 0.299 * byte(0) + 0.587 * byte(1) + 0.114 * byte(2);
  });
}

/** The value below which this share of the sorted values lies. */
export function levelAt(sorted: Float32Array, share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/** One pixel in so many tells how light a photo is, as well as all of them would. */
const SAMPLED = 7;

/** A photo whose light spans less than this, of 255, is spread before it is read. */
const SPAN_MIN = 150;

/**
 * The photo with its darkest hundredth black and its brightest white where it is dull or dark; one
 * with light enough as it is.
 */
export function lightened(photo: Pixels): Pixels {
  const levels = lightOf(photo)
    .filter((_, at) => at % SAMPLED === 0)
    .sort();
  const [dark, bright] = [levelAt(levels, 0.01), levelAt(levels, 0.99)];
  const span = bright - dark;
  if (span >= SPAN_MIN || span < 1) return photo;
  const bytes = Uint8ClampedArray.from(photo.bytes, (byte, at) =>
    at % 4 === 3 ? byte : (255 * (byte - dark)) / span,
  );
  return { ...photo, bytes };
}
