import { expect, test } from "vitest";
import { journalOf } from "../history/journal.ts";
import { aCellarWine, anEvent, id } from "../testBuilders.ts";
import { bestOfYear, bottlesOfYear } from "./bestOfYear.ts";

test("the year's best bottles exclude flawed bottles and list each wine once", () => {
  const points = (value: number) => ({ value, scale: 100 as const });
  const entries = journalOf(
    [
      anEvent(1, { day: "2026-01-02", wineId: id(1), rating: points(90) }),
      anEvent(2, { day: "2026-02-02", wineId: id(2), rating: { value: 19, scale: 20 } }),
      anEvent(3, { day: "2026-03-02", wineId: id(2), rating: points(91) }),
      anEvent(4, { day: "2025-03-02", wineId: id(3), rating: points(99) }),
      anEvent(5, { day: "2026-03-02", wineId: id(4), rating: points(98), flaw: "corked" }),
    ],
    [1, 2, 3, 4].map((n) => aCellarWine({ id: id(n) })),
  );

  expect(bestOfYear(2026, entries, 4).map(({ event }) => event.id)).toEqual([id(2), id(1)]);
  expect(bestOfYear(2026, entries, 1)).toHaveLength(1);
});

test("the year's best bottles continue with unrated bottles if few are rated", () => {
  const entries = journalOf(
    [
      anEvent(1, { day: "2026-03-02", wineId: id(1) }),
      anEvent(2, { day: "2026-02-02", wineId: id(2), rating: { value: 4, scale: 5 } }),
      anEvent(3, { day: "2026-01-02", wineId: id(3), kind: "added", bottles: 6 }),
    ],
    [1, 2, 3].map((n) => aCellarWine({ id: id(n) })),
  );

  expect(bottlesOfYear(2026, entries, 4).map(({ event }) => event.id)).toEqual([id(2), id(1)]);
});
