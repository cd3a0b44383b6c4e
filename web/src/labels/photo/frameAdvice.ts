import { levelAt, lightOf } from "./light.ts";
import type { Pixels } from "./Pixels.ts";

/** What would make a better photo of what the camera sees. */
export type FrameAdvice = "dark" | "moving" | "far";

/** A frame whose brightest hundredth is darker than this, of 255, gives a photo that is hard to read. */
const BRIGHT_MIN = 80;

/** Two looks that differ by more than this on average, as a share of the contrast, show something that moves. */
const MOVED_MIN = 0.1;

/** A step of light this large, as a share of the contrast, is an edge. */
const EDGE_MIN = 0.15;

/** Nine tenths of the edges lie within less than this share of the width and of the height: it is far. */
const SPREAD_MIN = 0.4;

/** A frame with fewer edges than this, as a share of its pixels, shows nothing yet. */
const EDGES_MIN = 0.005;

/**
 * What to do before the shutter, told by a small copy of what the camera sees and of what it saw a
 * moment `before`; `undefined` where nothing is to be said.
 */
export function frameAdviceOf(now: Pixels, before: Pixels | undefined): FrameAdvice | undefined {
  const light = lightOf(now);
  const levels = light.toSorted();
  const bright = levelAt(levels, 0.99);
  if (bright < BRIGHT_MIN) return "dark";
  const contrast = bright - levelAt(levels, 0.01);
  if (before && differenceOf(light, lightOf(before)) > MOVED_MIN * contrast) return "moving";
  return isFar(edgesOf(light, now, EDGE_MIN * contrast), now) ? "far" : undefined;
}

function differenceOf(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) return 0;
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

interface Edges {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

/** Where the light changes by at least `step` from one pixel to the next. */
function edgesOf(light: Float32Array, { width, height }: Pixels, step: number): Edges {
  const columns: number[] = [];
  const rows: number[] = [];
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const at = y * width + x;
      const here = light[at] ?? 0;
      const change = Math.max(
        Math.abs((light[at + 1] ?? 0) - here),
        Math.abs((light[at + width] ?? 0) - here),
      );
      if (change < step) continue;
      columns.push(x);
      rows.push(y);
    }
  }
  return { columns, rows };
}

function isFar({ columns, rows }: Edges, { width, height }: Pixels): boolean {
  if (columns.length < EDGES_MIN * width * height) return false;
  return spreadOf(columns) < SPREAD_MIN * width && spreadOf(rows) < SPREAD_MIN * height;
}

/** How far nine tenths of the places lie apart. */
function spreadOf(places: readonly number[]): number {
  const sorted = Float32Array.from(places).sort();
  return levelAt(sorted, 0.95) - levelAt(sorted, 0.05);
}
