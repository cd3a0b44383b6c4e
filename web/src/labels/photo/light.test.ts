import { expect, test } from "vitest";
import { lightened } from "./light.ts";
import type { Pixels } from "./Pixels.ts";

// Spec 10.86
test("a dark photo is stretched to full contrast before reading", () => {
  const { bytes } = lightened(stripes(10, 60));

  expect([bytes[0], bytes[4 * 5]]).toEqual([0, 255]);
  expect(bytes[3]).toBe(255);
});

test("the contrast of bright photos and plain walls is not stretched", () => {
  for (const photo of [stripes(20, 220), stripes(90, 90)]) expect(lightened(photo)).toBe(photo);
});

function stripes(dark: number, bright: number): Pixels {
  const bytes = new Uint8Array(4 * 1_000);
  for (let pixel = 0; pixel < 1_000; pixel++) {
    const grey = pixel % 10 < 5 ? dark : bright;
    bytes.set([grey, grey, grey, 255], 4 * pixel);
  }
  return { width: 100, height: 10, bytes };
}
