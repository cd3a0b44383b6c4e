import { levelAt, lightOf, SAMPLED } from "./light.ts";
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
  const levels = lightOf(photo, SAMPLED).sort();
  if (levelAt(levels, 0.99) < BRIGHT_MIN) return "dark";
  const contrast = levelAt(levels, 0.98) - levelAt(levels, 0.02);
  if (contrast < 1) return undefined;
  return levelAt(edgesOf(photo).sort(), 0.99) < SHARP_MIN * contrast ? "blurred" : undefined;
}

/** How much one pixel in {@link SAMPLED} but the outermost differs from those around it (the discrete Laplacian). */
function edgesOf(photo: Pixels): Float32Array {
  const { width, height } = photo;
  const light = lightOf(photo);
  const edges: number[] = [];
  for (let at = width; at < width * (height - 1); at += SAMPLED) {
    const isOutermost = at % width === 0 || at % width === width - 1;
    if (isOutermost) continue;
    const of = (pixel: number) => light[pixel] ?? 0;
    const around = of(at - 1) + of(at + 1) + of(at - width) + of(at + width);
    edges.push(Math.abs(4 * of(at) - around));
  }
  return Float32Array.from(edges);
}
