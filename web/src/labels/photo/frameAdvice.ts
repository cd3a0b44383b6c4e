import { levelAt, lightOf } from "./light.ts";
import type { Pixels } from "./Pixels.ts";

export type FrameAdvice = "dark" | "moving" | "far";

/**
 * Brightness of a frame's brightest hundredth, from 0 to 255, below which the frame is too dark to
 * read.
 */
const BRIGHT_MIN = 80;

/**
 * Average brightness difference from the previous frame, as a share of the contrast, above which
 * the camera is moving.
 */
const MOVED_MIN = 0.1;

/**
 * Brightness difference between neighbouring pixels, as a share of the contrast, from which they
 * count as an edge.
 */
const EDGE_MIN = 0.15;

/**
 * A label is too far away if nine tenths of its edges are within this share of the frame's width
 * and also of its height.
 */
const SPREAD_MIN = 0.4;

/**
 * Minimum share of edge pixels in a frame with a label. With fewer, the frame shows no label, and
 * the user gets no advice to come closer.
 */
const EDGES_MIN = 0.005;

/**
 * What the user should change before taking the photo. `undefined` if the frame needs no advice.
 * `now` and `before` are small copies of the current and the previous frame.
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

function spreadOf(places: readonly number[]): number {
  const sorted = Float32Array.from(places).sort();
  return levelAt(sorted, 0.95) - levelAt(sorted, 0.05);
}
