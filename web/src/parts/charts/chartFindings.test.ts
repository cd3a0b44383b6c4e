import { expect, test } from "vitest";
import type { OpenedYear } from "../../rules/counting/openedYear.ts";
import type { Origins } from "../../rules/counting/origins.ts";
import { aCellarWine } from "../../rules/testBuilders.ts";
import { calendarFinding, originFinding } from "./chartFindings.ts";

test.each([
  ["4 bottles opened in 2026", [0, 4]],
  ["6 bottles opened, most in February", [2, 4]],
  ["6 bottles opened in 2026", [3, 3]],
] as const)("the finding of the calendar chart is: %s", (finding, months) => {
  expect(calendarFinding(opened(months))).toBe(finding);
});

test.each([
  ["Mostly France", 5],
  ["Where the bottles come from", 20],
] as const)(
  "the origin chart's finding is “%s” with %s bottles of unknown origin",
  (finding, bottles) => {
    const unknown = [{ wine: aCellarWine(), bottles }];
    expect(originFinding({ ...origins([["France", 9]], 5), unknown })).toBe(finding);
  },
);

test.each([
  ["Where the bottles come from", [["France", 4]], 4],
  ["All from the United States", [["United States", 9]], 5],
  [
    "Mostly France and Italy",
    [
      ["France", 4],
      ["Italy", 4],
      ["Spain", 3],
    ],
    5,
  ],
  [
    "From 6 countries",
    [
      ["France", 3],
      ["Italy", 3],
      ["Spain", 3],
      ["Chile", 3],
      ["Austria", 3],
      ["Greece", 3],
    ],
    6,
  ],
] as const)("the finding of the origin chart is: %s", (finding, countries, regions) => {
  expect(originFinding(origins(countries, regions))).toBe(finding);
});

function opened(months: readonly number[]): OpenedYear {
  const entry = {} as OpenedYear["months"][number][number]["entry"];
  const bottle = { day: "2026-01-01", type: undefined, entry };
  return {
    year: 2026,
    months: Array.from({ length: 12 }, (_, at) =>
      Array.from({ length: months[at] ?? 0 }, () => bottle),
    ),
    bottles: months.reduce((sum, one) => sum + one, 0),
    byType: [],
  };
}

function origins(countries: readonly (readonly [string, number])[], regions: number): Origins {
  return {
    known: Array.from({ length: regions }, (_, at) => ({
      country: "FR",
      countryName: "France",
      name: String(at),
      latitude: 0,
      longitude: 0,
      bottles: 1,
      wines: [],
    })),
    unknown: [],
    countries: countries.map(([name, bottles]) => ({ code: name, name, bottles })),
  };
}
