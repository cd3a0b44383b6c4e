import { levelAt, lightOf, SAMPLED } from "./light.ts";
import type { Pixels } from "./Pixels.ts";

export type PhotoFlaw = "blurred" | "dark";

/**
 * Minimum brightness of a photo's brightest hundredth, 0 to 255. A darker photo was taken without
 * light.
 */
const BRIGHT_MIN = 60;

/**
 * Minimum sharpness of a photo's sharpest hundredth, as a share of the contrast. A photo below it
 * is blurred. Legible labels have 0.36 or more, barely legible labels 0.07 or more, illegible
 * labels 0.06 or less.
 */
const SHARP_MIN = 0.065;

/** A picture without contrast has no flaw, because it has no edges that could be blurred. */
export function photoFlawOf(photo: Pixels): PhotoFlaw | undefined {
  const levels = lightOf(photo, SAMPLED).sort();
  if (levelAt(levels, 0.99) < BRIGHT_MIN) return "dark";
  const contrast = levelAt(levels, 0.98) - levelAt(levels, 0.02);
  if (contrast < 1) return undefined;
  return levelAt(edgesOf(photo).sort(), 0.99) < SHARP_MIN * contrast ? "blurred" : undefined;
}

/** The discrete Laplacian of every {@link SAMPLED}th pixel. Omits pixels at the photo's edges. */
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
