import { expect, test } from "vitest";
import { cellarYear, yearsIn } from "./cellarYear.ts";
import { journalOf } from "../history/journal.ts";
import { aCellarWine, anEvent, id } from "../testBuilders.ts";
import { pastsOf } from "./winePasts.ts";

const BAROLO = aCellarWine({ id: id(1), quantity: 5 });
const CHABLIS = aCellarWine({ id: id(2) });
const ENTRIES = journalOf(
  [
    anEvent(7, { day: "2026-12-24", occasion: "Christmas", rating: { value: 18, scale: 20 } }),
    anEvent(6, { day: "2026-08-01", wineId: id(2), bottles: -3, meal: "Oysters" }),
    anEvent(5, { day: "2026-07-01", kind: "gave", bottles: -2, isUncounted: true }),
    anEvent(4, {
      day: "2026-06-01",
      kind: "tasted",
      bottles: 0,
      rating: { value: 95, scale: 100 },
    }),
    anEvent(3, {
      ...{ day: "2026-05-01", kind: "added", bottles: 6 },
      price: { minor: 2_500, currency: "EUR" },
    }),
    anEvent(2, { day: "2026-05-01", kind: "moved", bottles: 6 }),
    anEvent(1, { day: "2025-12-31" }),
  ],
  [BAROLO, CHABLIS],
);

// Spec 10.112
test("a year's summary has its bottle flow, spending and most drunk wines", () => {
  const year = cellarYear(2026, ENTRIES, pastsOf([BAROLO, CHABLIS], ENTRIES));

  expect(year).toMatchObject({
    came: 6,
    went: 6,
    uncounted: { came: 0, went: 2 },
    spent: [{ minor: 15_000, currency: "EUR" }],
    occasions: ["Christmas"],
    meals: ["Oysters"],
  });
  expect(year?.ways).toEqual([
    { kind: "drank", bottles: 4 },
    { kind: "gave", bottles: 2 },
  ]);
  expect(year?.drunk).toEqual([
    { wine: CHABLIS, bottles: 3 },
    { wine: BAROLO, bottles: 1 },
  ]);
});

test("a year without events has no totals", () => {
  expect(cellarYear(2024, ENTRIES, [])).toBeUndefined();
});

test("the years with events are listed newest first", () => {
  expect(yearsIn(ENTRIES)).toEqual([2026, 2025]);
});
