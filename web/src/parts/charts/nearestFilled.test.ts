import { expect, test } from "vitest";
import { nearestFilled } from "./nearestFilled.ts";

test.each([
  [0, 0],
  [1, 0],
  [2, 2],
  [11, 2],
  [-1, 0],
])("the non-empty list nearest to index %s is at index %s", (at, nearest) => {
  expect(nearestFilled(at, [["a"], [], ["b"], []])).toBe(nearest);
});
