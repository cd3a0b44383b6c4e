import { expect, test } from "vitest";
import { quantityFromInput, vintageBoundFromInput, vintageProblem } from "./wineInputs.ts";

// Spec 5.5
test.each([
  ["", 0],
  ["abc", 0],
  [Number.NaN, 0],
  [-3, 0],
  ["12", 12],
  [1000, 999],
  [2.7, 2],
])("the quantity input %j is read as %i", (input, quantity) => {
  expect(quantityFromInput(input)).toBe(quantity);
});

// Spec 5.4
test("an empty vintage field of the filter sets no limit", () => {
  expect(vintageBoundFromInput("")).toBeNull();
  expect(vintageBoundFromInput("1990")).toBe(1990);
});

// Spec 5.3
test("a vintage before 1800 or after the current year is refused", () => {
  expect(vintageProblem(1799, 2026)).toBe("Vintage must be 1800 or later");
  expect(vintageProblem(1800, 2026)).toBeUndefined();
  expect(vintageProblem(2026, 2026)).toBeUndefined();
  expect(vintageProblem(2027, 2026)).toBe("Vintage must be 2026 or earlier");
  expect(vintageProblem(Number.NaN, 2026)).toBe("Vintage must be a year");
});
