import { expect, test } from "vitest";
import { stageAt } from "./DrinkingWindow.ts";

test.each([
  [2019, "young"],
  [2020, "ready"],
  [2028, "ready"],
  [2029, "soon"],
  [2030, "soon"],
  [2031, "past"],
])("in %i a wine of 2020 to 2030 is %s", (year, stage) => {
  expect(stageAt(year, { from: 2020, to: 2030 })).toBe(stage);
});

test("a short window has one last year", () => {
  expect(stageAt(2025, { from: 2024, to: 2026 })).toBe("ready");
  expect(stageAt(2026, { from: 2024, to: 2026 })).toBe("soon");
});

test.each([
  [2019, { from: 2020, to: undefined }, "young"],
  [2099, { from: 2020, to: undefined }, "ready"],
  [1999, { from: undefined, to: 2020 }, "ready"],
  [2020, { from: undefined, to: 2020 }, "soon"],
  [2021, { from: undefined, to: 2020 }, "past"],
] as const)("in %i a window with one end, %j, is %s", (year, window, stage) => {
  expect(stageAt(year, window)).toBe(stage);
});
