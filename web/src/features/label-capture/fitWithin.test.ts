import fc from "fast-check";
import { expect, test } from "vitest";
import { fitWithin } from "./fitWithin.ts";

const bounds = { width: 600, height: 800 };

// Spec 5.9
test("tall photos fill the maximum height, wide photos the maximum width", () => {
  expect(fitWithin({ width: 3000, height: 4000 }, bounds)).toEqual({ width: 600, height: 800 });
  expect(fitWithin({ width: 4000, height: 3000 }, bounds)).toEqual({ width: 600, height: 450 });
  expect(fitWithin({ width: 1000, height: 4000 }, bounds)).toEqual({ width: 200, height: 800 });
});

test("a small photo is not enlarged", () => {
  expect(fitWithin({ width: 320, height: 240 }, bounds)).toEqual({ width: 320, height: 240 });
});

test("a scaled photo fits the bounds and has at least one pixel", () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fitted = fitWithin({ width, height }, bounds);
      expect(fitted.width).toBeLessThanOrEqual(600);
      expect(fitted.height).toBeLessThanOrEqual(800);
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
    }),
  );
});
