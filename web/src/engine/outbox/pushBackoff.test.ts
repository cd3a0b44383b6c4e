import { expect, test } from "vitest";
import { LONGEST_REST_MS, pushBackoff } from "./failures.ts";

test("the retry delay doubles from a second to five minutes", () => {
  expect([1, 2, 3, 4].map((attempts) => pushBackoff(attempts, 0))).toEqual([
    1000, 2000, 4000, 8000,
  ]);
  expect(pushBackoff(1000, 0)).toBe(LONGEST_REST_MS);
});

test("randomness shortens a retry delay by up to half", () => {
  expect(pushBackoff(2, 1)).toBe(1000);
  expect(pushBackoff(2, 0.5)).toBe(1500);
});
