import { describe, expect, test } from "vitest";
import type { Pixels } from "./Pixels.ts";
import type { TextBox } from "../lines/TextBox.ts";
import { tiltOf, turned, turnOf } from "./upright.ts";

const RIGHT = 0;
const DOWN = Math.PI / 2;

describe("photo rotation", () => {
  test.each([
    ["runs to the right", RIGHT, 0],
    ["runs downwards", DOWN, 3],
    ["is upside down", Math.PI, 2],
    ["runs upwards", -DOWN, 1],
    ["runs upwards, given as three quarters", 3 * DOWN, 1],
    ["is tilted", 0.3, 0],
  ] as const)("a photo is turned upright if most of its text %s", (_, angle, quarters) => {
    expect(turnOf([line(angle), line(angle), line(angle + DOWN)])).toBe(quarters);
  });

  test("a photo is not rotated if its text has no main direction", () => {
    expect(turnOf([line(DOWN), line(RIGHT)])).toBe(0);
    expect(turnOf([])).toBe(0);
  });
});

test("a rotation by quarter turns moves each pixel to its new position", () => {
  const photo = greys(3, [1, 2, 3, 4, 5, 6]);

  expect(greysOf(turned(photo, 1))).toEqual([4, 1, 5, 2, 6, 3]);
  expect(greysOf(turned(photo, 2))).toEqual([6, 5, 4, 3, 2, 1]);
  expect(greysOf(turned(photo, 3))).toEqual([3, 6, 2, 5, 1, 4]);
  expect(turned(photo, 1)).toMatchObject({ width: 2, height: 3 });
});

// Spec 10.86
test("a photo's tilt is its lines' median angle, weighted by length", () => {
  expect(tiltOf([line(0.1, 50), line(0.2, 10), line(-0.4, 10), line(DOWN, 200)])).toBe(0.1);
  expect(tiltOf([])).toBe(0);
});

function line(angle: number, length = 10): TextBox {
  return { x: 0, y: 0, length, height: 2, angle };
}

function greys(width: number, values: readonly number[]): Pixels {
  const bytes = Uint8Array.from(values.flatMap((value) => [value, value, value, 255]));
  return { width, height: values.length / width, bytes };
}

const greysOf = ({ bytes }: Pixels) => Array.from(bytes).filter((_, at) => at % 4 === 0);
