import { expect, test } from "vitest";
import { photoFlawOf } from "./photoFlaw.ts";
import type { Pixels } from "./Pixels.ts";

const SIZE = 100;

test("a photo with sharp stripes as fine as letters has no flaw", () => {
  expect(photoFlawOf(picture((x) => (x % 10 < 5 ? 20 : 230)))).toBeUndefined();
});

test("a photo without any sharp edge is blurred", () => {
  expect(photoFlawOf(picture((x) => 125 + 100 * Math.sin(x / 8)))).toBe("blurred");
});

test("an almost black photo is dark, even if sharp", () => {
  expect(photoFlawOf(picture((x) => (x % 10 < 5 ? 2 : 40)))).toBe("dark");
});

test("a photo of a plain wall has no flaw", () => {
  expect(photoFlawOf(picture(() => 128))).toBeUndefined();
});

function picture(lightAt: (x: number) => number): Pixels {
  const bytes = new Uint8Array(4 * SIZE * SIZE);
  for (let pixel = 0; pixel < SIZE * SIZE; pixel++) {
    const light = lightAt(pixel % SIZE);
    bytes.set([light, light, light, 255], 4 * pixel);
  }
  return { width: SIZE, height: SIZE, bytes };
}
