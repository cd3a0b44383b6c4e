import { expect, test } from "vitest";
import { glassOf } from "./glassOf.ts";
import type { Pixels } from "./Pixels.ts";

const SIZE = 100;
const PAPER = [245, 240, 225] as const;

// Spec 10.90
test("orange and pink glass above a paper label is read as rosé", () => {
  expect(glassOf(bottle([232, 160, 101]))).toBe("pink");
  expect(glassOf(bottle([252, 90, 120]))).toBe("pink");
});

test("yellow and green glass is read as white wine", () => {
  expect(glassOf(bottle([240, 220, 147]))).toBe("pale");
  expect(glassOf(bottle([150, 160, 60]))).toBe("pale");
});

test("very dark glass is read as “dark”: red wine or black glass", () => {
  expect(glassOf(bottle([30, 8, 12]))).toBe("dark");
  expect(glassOf(bottle([70, 62, 60]))).toBe("dark");
});

test("a photo filled by a paper label shows no wine colour", () => {
  expect(glassOf(bottle(PAPER))).toBeUndefined();
  expect(glassOf(bottle([207, 151, 103]))).toBeUndefined();
});

test("dark glass above a bright table gives no wine colour", () => {
  expect(glassOf(bottle([20, 20, 20], [180, 175, 170]))).toBeUndefined();
});

type Colour = readonly [red: number, green: number, blue: number];

function bottle(above: Colour, below: Colour = above): Pixels {
  const bytes = new Uint8Array(4 * SIZE * SIZE);
  for (let pixel = 0; pixel < SIZE * SIZE; pixel++) {
    const y = Math.floor(pixel / SIZE);
    const colour = y < 20 ? above : y < 80 ? PAPER : below;
    bytes.set([...colour, 255], 4 * pixel);
  }
  return { width: SIZE, height: SIZE, bytes };
}
