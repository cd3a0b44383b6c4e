import { plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import type { MonthFlow } from "../../../rules/counting/bottleFlow.ts";
import type { OpenedYear } from "../../../rules/counting/openedYear.ts";
import type { Share } from "../../../rules/counting/statistics.ts";
import { aCellarWine, id } from "../../../rules/testBuilders.ts";
import { DIMENSION_WORDS, shareFinding } from "./dimensionWords.ts";
import { flowFinding } from "./FlowChart.tsx";
import { timeFinding } from "./TimeChart.tsx";
import { yearsFinding } from "./YearsChart.tsx";

const TODAY = "2026-06-30";

test.each([
  [undefined, 1, 2],
  ["3 bottles more opened than by this day of 2025", 5, 2],
  ["1 bottle fewer opened than by this day of 2025", 3, 4],
  ["As many opened as by this day of 2025", 4, 4],
] as const)(
  "the finding on opened bottles, compared with last year, is: %s",
  (finding, now, before) => {
    expect(yearsFinding([opened(2026, now), opened(2025, before)], TODAY)).toBe(finding);
  },
);

test.each([
  [undefined, [[9, 1]]],
  [undefined, new Array<[number, number]>(5).fill([0, 0])],
  [
    "More came than went: 9 in, 4 out",
    [
      [9, 1],
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 0],
    ],
  ],
  [
    "As many came as went: 2 in, 2 out",
    [
      [2, 0],
      [0, 1],
      [0, 1],
      [0, 0],
      [0, 0],
    ],
  ],
] as const)("the finding on bottles in and out is: %s", (finding, months) => {
  expect(flowFinding(months.map(([came, went]) => flow(came, went)))).toBe(finding);
});

test.each([
  [undefined, [["Under a year", 4]]],
  [
    "Most bottles have been here 3 to 5 years",
    [
      ["Under a year", 2],
      ["3 to 5 years", 4],
    ],
  ],
  [
    "The most bottles have been here under a year",
    [
      ["Under a year", 3],
      ["Date unknown", 9],
    ],
  ],
] as const)("the finding on time in the cellar is: %s", (finding, times) => {
  const counted = times.map(([name, held]) => ({
    name,
    held: [],
    drunk: [],
    bottles: { held, drunk: 0 },
  }));
  expect(timeFinding(counted)).toBe(finding);
});

test.each([
  ["few shares give no finding", undefined, [9, 1]],
  ["two equally large shares give no finding", undefined, [3, 3, 1, 1, 1]],
  ["the largest share is named", "Share 0 leads", [4, 3, 1, 1, 1]],
] as const)("the finding of a share chart: %s", (_, finding, bottles) => {
  expect(shareFinding(DIMENSION_WORDS.varietal, bottles.map(share))).toBe(finding);
});

test("the sentence about the largest share gives its percentage of all bottles", () => {
  const finding = shareFinding(DIMENSION_WORDS.country, [4, 3, 1, 1, 1].map(share));
  expect(finding).toBe("40 % come from Share 0");
});

function opened(year: number, bottles: number): OpenedYear {
  const entry = {} as OpenedYear["months"][number][number]["entry"];
  const bottle = { day: `${String(year)}-01-01`, type: undefined, entry };
  return { year, months: [Array.from({ length: bottles }, () => bottle)], bottles, byType: [] };
}

function flow(came: number, went: number): MonthFlow {
  return { month: "2026-01", came, went, uncounted: { came: 0, went: 0 }, entries: [] };
}

function share(bottles: number, at: number): Share {
  const lot = plainLot(id(at), bottles);
  return {
    name: `Share ${String(at)}`,
    value: `Share ${String(at)}`,
    bottles,
    lots: [{ wine: aCellarWine({ id: id(at) }), lot }],
  };
}
