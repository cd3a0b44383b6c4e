import { expect, test } from "vitest";
import { journalOf } from "../history/journal.ts";
import { aCellarWine, anEvent } from "../testBuilders.ts";
import { openedBy, openedByMonth, openedIn } from "./openedYear.ts";

const wine = aCellarWine({ type: "White Wine" });
const entries = journalOf(
  [
    anEvent(6, { day: "2026-04-02", kind: "gave", bottles: -1 }),
    anEvent(5, { day: "2026-03-20", bottles: -1 }),
    anEvent(4, { day: "2026-01-14", bottles: -2 }),
    anEvent(3, { day: "2026-01-03", bottles: 0 }),
    anEvent(2, { day: "2025-12-24", bottles: -3 }),
    anEvent(1, { day: "2025-03-25", bottles: -1 }),
  ],
  [wine],
);

// Spec 10.112
test("each opened bottle of a year has its day and wine type", () => {
  const year = openedIn(2026, entries);

  expect(year.bottles).toBe(3);
  expect(year.months.map((bottles) => bottles.map(({ day }) => day)).slice(0, 4)).toEqual([
    ["2026-01-14", "2026-01-14"],
    [],
    ["2026-03-20"],
    [],
  ]);
  expect(year.byType).toEqual([{ type: "White Wine", bottles: 3 }]);
});

test("a permanently removed wine's opened bottle counts without a wine type", () => {
  const gone = entries.map((entry) => ({ ...entry, wine: undefined }));

  const year = openedIn(2025, gone);

  expect(year.bottles).toBe(4);
  expect(year.byType).toEqual([]);
});

test("monthly totals of opened bottles end this month; earlier years' in December", () => {
  const today = "2026-04-05";

  expect(openedByMonth(openedIn(2026, entries), today)).toEqual([2, 2, 3, 3]);
  expect(openedByMonth(openedIn(2025, entries), today)).toHaveLength(12);
  expect(openedBy(today, openedIn(2026, entries))).toBe(3);
  expect(openedBy(today, openedIn(2025, entries))).toBe(1);
});
