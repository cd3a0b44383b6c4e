import { describe, expect, test } from "vitest";
import { stageIn, estimatedSoonUntil } from "./DrinkingWindow.ts";

test.each([
  [2019, "young"],
  [2020, "ready"],
  [2028, "ready"],
  [2029, "soon"],
  [2030, "soon"],
  [2031, "past"],
])("in %i a wine with the drinking window 2020 to 2030 is %s", (year, stage) => {
  expect(stageIn(year, exact(2020, 2030))).toBe(stage);
});

test("in a short window only the last year has the stage `soon`", () => {
  expect(stageIn(2025, exact(2024, 2026))).toBe("ready");
  expect(stageIn(2026, exact(2024, 2026))).toBe("soon");
});

test.each([
  [2019, exact(2020, undefined), "young"],
  [2099, exact(2020, undefined), "ready"],
  [1999, exact(undefined, 2020), "ready"],
  [2020, exact(undefined, 2020), "soon"],
  [2021, exact(undefined, 2020), "past"],
] as const)("in %i a window with only one end, %j, is %s", (year, window, stage) => {
  expect(stageIn(year, window)).toBe(stage);
});

describe("an estimated window", () => {
  test.each([
    [2019, "young"],
    [2028, "ready"],
    [2030, "soon"],
    [2032, "soon"],
    [2033, "past"],
  ])("in %i a wine with the estimated window 2020 to 2030 is %s", (year, stage) => {
    expect(stageIn(year, guess(2020, 2030))).toBe(stage);
  });

  test("for four years after an estimated forty-year window the stage is `soon`", () => {
    expect(stageIn(2044, guess(2000, 2040))).toBe("soon");
    expect(stageIn(2045, guess(2000, 2040))).toBe("past");
  });

  test("a wine whose window has no `soonUntil` stays `soon` after its end", () => {
    expect(stageIn(2060, { ...guess(2020, 2030), soonUntil: undefined })).toBe("soon");
  });
});

function exact(from: number | undefined, to: number | undefined) {
  return { from, to, soonUntil: to };
}

function guess(from: number, to: number) {
  return { from, to, soonUntil: estimatedSoonUntil(from, to) };
}
