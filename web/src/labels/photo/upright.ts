import type { Pixels } from "./Pixels.ts";
import type { TextBox } from "../lines/TextBox.ts";

/** Number of clockwise quarter turns. */
export type Quarters = 0 | 1 | 2 | 3;

const QUARTER = Math.PI / 2;

/** The number of quarter turns after which most of the text runs from left to right. */
export function turnOf(lines: readonly TextBox[]): Quarters {
  const areas: [number, number, number, number] = [0, 0, 0, 0];
  let all = 0;
  for (const { length, height, angle } of lines) {
    const area = length * height;
    areas[quartersIn(angle)] += area;
    all += area;
  }
  const most = ([1, 2, 3] as const).find((quarters) => areas[quarters] > all / 2);
  return most === undefined ? 0 : quartersIn(-most * QUARTER);
}

function quartersIn(angle: number): Quarters {
  const quarters = ((Math.round(angle / QUARTER) % 4) + 4) % 4;
  return quarters === 1 || quarters === 2 || quarters === 3 ? quarters : 0;
}

export function turned(photo: Pixels, quarters: Quarters): Pixels {
  if (quarters === 0) return photo;
  const once = turnedOnce(photo);
  return quarters === 1 ? once : turned(once, quarters === 2 ? 1 : 2);
}

function turnedOnce({ width, height, bytes }: Pixels): Pixels {
  const next = new Uint8ClampedArray(bytes.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = 4 * (y * width + x);
      next.set(bytes.subarray(from, from + 4), 4 * (x * height + (height - 1 - y)));
    }
  }
  return { width: height, height: width, bytes: next };
}

/**
 * How far an upright photo is tilted, in radians: the median of its lines' angles, weighted by the
 * lines' lengths.
 */
export function tiltOf(lines: readonly TextBox[]): number {
  const level = lines
    .filter(({ angle }) => Math.abs(angle) < QUARTER / 2)
    .sort((a, b) => a.angle - b.angle);
  let left = level.reduce((sum, { length }) => sum + length, 0) / 2;
  return level.find(({ length }) => (left -= length) <= 0)?.angle ?? 0;
}
