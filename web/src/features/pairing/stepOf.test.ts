import { expect, test } from "vitest";
import { stepOf } from "./Match.tsx";

test.each([
  [100, "A classic"],
  [85, "A classic"],
  [84, "Good match"],
  [70, "Good match"],
  [69, "Worth a try"],
  [0, "Worth a try"],
])("a wine's match of %i percent is called %s", (percent, words) => {
  expect(stepOf(percent)).toBe(words);
});
