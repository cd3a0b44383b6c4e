import { levelAt, lightOf } from "./light.ts";
import type { Pixels } from "./Pixels.ts";

/** Why the text of a photo can hardly be read. */
export type PhotoFlaw = "blurred" | "dark";

/** A photo whose brightest hundredth is darker than this, of 255, was taken without light. */
const BRIGHT_MIN = 60;

/**
 * The hundredth of a photo with the sharpest edges is at least this sharp, as a share of its contrast:
 * labels measure 0.36 and more, 0.07 and more where they can just be read, and 0.06 and less beyond.
 */
const SHARP_MIN = 0.065;

/** What is wrong with a photo, if anything is; an even picture has no edges to be blurred. */
export function photoFlawOf(photo: Pixels): PhotoFlaw | undefined {
  const light = lightOf(photo);
  const levels = light.toSorted();
  if (levelAt(levels, 0.99) < BRIGHT_MIN) return "dark";
  const contrast = levelAt(levels, 0.98) - levelAt(levels, 0.02);
  if (contrast < 1) return undefined;
  return levelAt(edgesOf(light, photo).sort(), 0.99) < SHARP_MIN * contrast ? "blurred" : undefined;
}

/** How much each pixel but the outermost differs from those around it (the discrete Laplacian). */
function edgesOf(light: Float32Array, { width, height }: Pixels): Float32Array {
  const edges = new Float32Array(Math.max(0, width - 2) * Math.max(0, height - 2));
  let next = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const here = y * width + x;
      const of = (pixel: number) => light[pixel] ?? 0;
      const around = of(here - 1) + of(here + 1) + of(here - width) + of(here + width);
      edges[next++] = Math.abs(4 * of(here) - around);
    }
  }
  return edges;
}
