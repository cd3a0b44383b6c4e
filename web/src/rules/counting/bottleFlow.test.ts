import { expect, test } from "vitest";
import { countedIn, flowByMonth, flowByWine, flowOf, lastMonths } from "./bottleFlow.ts";
import { journalOf } from "../history/journal.ts";
import { aCellarWine, anEvent, id } from "../testBuilders.ts";
import { pastsOf } from "./winePasts.ts";

const BAROLO = aCellarWine({ id: id(1) });
const CHABLIS = aCellarWine({ id: id(2) });
const ENTRIES = journalOf(
  [
    anEvent(5, { day: "2026-05-20", bottles: -2 }),
    anEvent(4, { day: "2026-05-02", kind: "added", bottles: 6, wineId: id(2) }),
    anEvent(3, { day: "2026-05-01", kind: "moved", bottles: 3 }),
    anEvent(2, { day: "2026-03-01", kind: "tasted", bottles: 0 }),
    anEvent(1, { day: "2025-12-24", kind: "gave", bottles: -1, isUncounted: true }),
  ],
  [BAROLO, CHABLIS],
);

const PASTS = pastsOf([BAROLO, CHABLIS], ENTRIES);

test("the bottle flow counts arrivals and removals, not moves and tastings", () => {
  expect(flowOf(ENTRIES)).toEqual({ came: 6, went: 3 });
});

test("a month's flow separates bottles of archived wines and of uncounted events", () => {
  const archived = { ...CHABLIS, isArchived: true };
  const months = flowByMonth(ENTRIES, pastsOf([BAROLO, archived], ENTRIES));

  expect(months.map(({ uncounted }) => uncounted)).toEqual([
    { came: 6, went: 0 },
    { came: 0, went: 1 },
  ]);
  expect(months.map(countedIn)).toEqual([
    { came: 0, went: 2 },
    { came: 0, went: 0 },
  ]);
});

// Spec 10.112
test("the bottle flow omits months without added or removed bottles", () => {
  const months = flowByMonth(ENTRIES, PASTS).map(({ month, came, went }) => [month, came, went]);

  expect(months).toEqual([
    ["2026-05", 6, 2],
    ["2025-12", 0, 1],
  ]);
});

test("the bottle flow lists wines with most bottles first, without removed wines", () => {
  const removed = journalOf([anEvent(6, { wineId: id(9) })], []);

  expect(flowByWine([...removed, ...ENTRIES])).toEqual([
    { wine: CHABLIS, came: 6, went: 0 },
    { wine: BAROLO, came: 0, went: 3 },
  ]);
});

test("if all events are future, the flow shows only this month", () => {
  const months = lastMonths(flowByMonth(ENTRIES, PASTS), "2025-10-10");

  expect(months.map(({ month }) => month)).toEqual(["2025-10"]);
});

test("the flow of recent months has no gaps and ends this month", () => {
  const months = lastMonths(flowByMonth(ENTRIES, PASTS), "2026-06-10");

  expect(months.map(({ month, came, went }) => [month, came, went])).toEqual([
    ["2025-12", 0, 1],
    ["2026-01", 0, 0],
    ["2026-02", 0, 0],
    ["2026-03", 0, 0],
    ["2026-04", 0, 0],
    ["2026-05", 6, 2],
    ["2026-06", 0, 0],
  ]);
});
