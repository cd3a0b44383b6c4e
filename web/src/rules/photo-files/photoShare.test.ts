import { expect, test } from "vitest";
import { photosToDrop, photosWithin } from "./photoShare.ts";

test("cached photos may take a fifth of the browser's quota, within bounds", () => {
  expect(photosWithin(1_000_000_000)).toBe(4_000);
  expect(photosWithin(0)).toBe(500);
  expect(photosWithin(1e12)).toBe(20_000);
});

test("no cached photo is dropped while their number is within the maximum", () => {
  expect(photosToDrop(["a", "b"], new Set(), 2)).toEqual([]);
});

test("the oldest cached photo not seen recently is dropped first", () => {
  const kept = ["a", "b", "c", "d"];

  expect(photosToDrop(kept, new Set(["a"]), 3)).toEqual(["b"]);
  expect(photosToDrop(kept, new Set(["a", "c"]), 1)).toEqual(["b", "d", "a"]);
});
