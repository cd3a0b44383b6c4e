import { expect, test } from "vitest";
import { photosToDrop, photosWithin } from "./photoShare.ts";

test("photos take a fifth of what the browser grants, within bounds", () => {
  expect(photosWithin(1_000_000_000)).toBe(4_000);
  expect(photosWithin(0)).toBe(500);
  expect(photosWithin(1e12)).toBe(20_000);
});

test("nothing goes while there is room", () => {
  expect(photosToDrop(["a", "b"], new Set(), 2)).toEqual([]);
});

test("the oldest unseen photo goes first, what was seen of late last", () => {
  const kept = ["a", "b", "c", "d"];

  expect(photosToDrop(kept, new Set(["a"]), 3)).toEqual(["b"]);
  expect(photosToDrop(kept, new Set(["a", "c"]), 1)).toEqual(["b", "d", "a"]);
});
