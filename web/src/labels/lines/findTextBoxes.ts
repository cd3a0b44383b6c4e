import { fitBend } from "./fitBend.ts";
import { type Point, smallestRectangle } from "./smallestRectangle.ts";
import type { TextBox } from "./TextBox.ts";

/** For each pixel the probability that it belongs to text, from 0 to 1, row by row. */
export interface TextMap {
  readonly width: number;
  readonly height: number;
  readonly likelihoods: Float32Array;
}

/** A pixel counts as text from this probability (PaddleOCR's `det_db_thresh`). */
const PIXEL_MIN = 0.3;

/**
 * A patch of text pixels counts as a line if the mean probability of its pixels is at least this
 * (`det_db_box_thresh`).
 */
const PATCH_MIN = 0.55;

/**
 * Minimum thickness of a patch, in pixels. A thinner patch is noise (`min_size` of PaddleOCR's
 * DBPostProcess).
 */
const THICKNESS_MIN = 3;

/**
 * The detector marks less than the whole line, so each side of a patch is moved outwards. The
 * distance is area × this ratio ÷ perimeter (Liao et al., Real-time Scene Text Detection, 2020).
 */
const UNCLIP_RATIO = 1.5;

/** Finds the box of each line of text. The boxes are in no particular order. */
export function findTextBoxes(map: TextMap): TextBox[] {
  const seen = new Uint8Array(map.likelihoods.length);
  const boxes: TextBox[] = [];
  map.likelihoods.forEach((likelihood, at) => {
    if (likelihood < PIXEL_MIN || seen[at] === 1) return;
    const patch = collectPatch(map, at, seen);
    if (patch.likelihood < PATCH_MIN) return;
    const rectangle = smallestRectangle(patch.outline);
    if (Math.min(rectangle.length, rectangle.height) < THICKNESS_MIN) return;
    boxes.push(unclip(fitBend(rectangle, patch.outline)));
  });
  return boxes;
}

interface Patch {
  readonly outline: readonly Point[];
  /** Mean text probability of the patch's pixels. */
  readonly likelihood: number;
}

function collectPatch(
  { width, height, likelihoods }: TextMap,
  from: number,
  seen: Uint8Array,
): Patch {
  const open = [from];
  const outline: Point[] = [];
  let sum = 0;
  let count = 0;
  seen[from] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    sum += likelihoods[at] ?? 0;
    count += 1;
    let inside = 0;
    for (const [dx, dy] of NEIGHBOURS) {
      if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
      const next = at + dy * width + dx;
      if ((likelihoods[next] ?? 0) < PIXEL_MIN) continue;
      inside += 1;
      if (seen[next] === 1) continue;
      seen[next] = 1;
      open.push(next);
    }
    if (inside < NEIGHBOURS.length) outline.push({ x, y });
  }
  return { outline, likelihood: sum / count };
}

const NEIGHBOURS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

function unclip(box: TextBox): TextBox {
  const { length, height } = box;
  const distance = (length * height * UNCLIP_RATIO) / (2 * (length + height));
  return { ...box, length: length + 2 * distance, height: height + 2 * distance };
}
