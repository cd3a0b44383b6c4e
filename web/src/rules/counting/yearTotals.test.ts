import { expect, test } from "vitest";
import { journalOf } from "../history/journal.ts";
import { aCellarWine, anEvent, id } from "../testBuilders.ts";
import { wineNames } from "../cellar/wineNames.ts";
import { yearTotals } from "./yearTotals.ts";

const ENTRIES = journalOf(
  [
    anEvent(1, { day: "2026-02-01", bottles: -2, meal: "Lamb", company: "Ada and Ben" }),
    anEvent(2, { day: "2026-06-01", meal: "lamb", company: "ada", rating: { value: 4, scale: 5 } }),
    anEvent(3, {
      ...{ day: "2026-07-01", kind: "tasted", bottles: 0, wineId: id(2) },
      rating: { value: 90, scale: 100 },
    }),
    anEvent(4, { day: "2026-07-02", kind: "added", bottles: 6 }),
    anEvent(5, { day: "2025-02-01", company: "Carl" }),
  ],
  [aCellarWine({ id: id(1) }), aCellarWine({ id: id(2), country: "France" })],
);

test("a year's totals count opened bottles and distinct dishes, people and countries", () => {
  expect(yearTotals(2026, ENTRIES)).toEqual({
    ...{ opened: 3, dishes: 1, people: 2, countries: 1 },
    mean: 85,
  });
});

test("a year's totals until a given day exclude later events", () => {
  expect(yearTotals(2026, ENTRIES, { until: "05-31" })).toMatchObject({
    opened: 2,
    mean: undefined,
  });
  expect(yearTotals(2024, ENTRIES)).toMatchObject({ opened: 0, people: 0 });
});

test("two names of the same country count as one country", () => {
  const wines = [
    aCellarWine({ id: id(1), country: "Germany" }),
    aCellarWine({ id: id(2), country: "Deutschland" }),
  ];
  const day = "2026-05-01";
  const entries = journalOf([anEvent(1, { day }), anEvent(2, { day, wineId: id(2) })], wines);
  const names = wineNames({
    country: (name) => (name === "Deutschland" ? "Germany" : undefined),
    region: () => undefined,
    grape: () => undefined,
  });

  expect(yearTotals(2026, entries, { names }).countries).toBe(1);
});
