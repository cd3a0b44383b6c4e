import { expect, test } from "vitest";
import { cropLine } from "./cropLine.ts";
import type { Pixels } from "../photo/Pixels.ts";

test("a cropped line is 48 pixels high and keeps its proportions", () => {
  const { width, height } = cropLine(photo(), { x: 50, y: 50, length: 60, height: 12, angle: 0 });
  expect([width, height]).toEqual([240, 48]);
});

test("a line that runs upwards is turned to run rightwards", () => {
  const upwards = { x: 50, y: 50, length: 80, height: 20, angle: -Math.PI / 2 };
  const { width, values } = cropLine(photo(), upwards);
  // The photo is dark at its top and bright at its bottom. A line that runs from bottom to top
  // therefore goes from bright to dark.
  expect(values[0]).toBeGreaterThan(0.8);
  expect(values[width - 1]).toBeLessThan(0.2);
});

test("a curved line is straightened up to both ends", () => {
  const bent = { x: 50, y: 30, length: 80, height: 10, angle: 0, bend: 0.02 };
  const { width, values } = cropLine(photo(), bent);
  const middleRow = 24 * width;
  expect(values[middleRow + width / 2]).toBeCloseTo(0.3, 1);
  // The line bends downwards: 40 pixels from its middle, it is 32 pixels lower than at its middle.
  expect(values[middleRow]).toBeCloseTo(0.62, 1);
});

test("a crop beyond the photo's edge repeats the edge pixels", () => {
  const outside = { x: 50, y: 99, length: 40, height: 40, angle: 0 };
  const { width, values } = cropLine(photo(), outside);
  expect(values[47 * width]).toBeCloseTo(0.99, 1);
});

function photo(): Pixels {
  const bytes = new Uint8Array(100 * 100 * 4);
  bytes.forEach((_, at) => {
    bytes[at] = (Math.floor(at / 400) / 100) * 255;
  });
  return { width: 100, height: 100, bytes };
}
