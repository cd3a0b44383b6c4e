import { expect, test } from "vitest";
import { countOf } from "./countOf.ts";

test.each([
  [1, "1 wine"],
  [0, "0 wines"],
  [1_250, "1,250 wines"],
])("%d is %s", (count, words) => {
  expect(countOf(count, "wine")).toBe(words);
});
