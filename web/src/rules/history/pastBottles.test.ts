import { plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { pastWines } from "./pastBottles.ts";
import { aCellarWine, anEvent, id } from "../testBuilders.ts";

const [FIRST, SECOND, UNKNOWN] = [1, 2, 3].map((n) =>
  aCellarWine({ id: id(n), name: `Wine ${String(n)}`, quantity: 0 }),
);

// Spec 10.45
test("finished wines come latest finished first, each with its last rating", () => {
  if (!FIRST || !SECOND || !UNKNOWN) throw new Error("There are three wines");
  const rating = { value: 92, scale: 100 } as const;
  const events = [
    anEvent(4, { wineId: SECOND.id, day: "2026-05-03", kind: "tasted", bottles: 0, rating }),
    anEvent(5, { wineId: SECOND.id, day: "2026-05-01" }),
    anEvent(6, { wineId: FIRST.id, day: "2026-04-01", isUncounted: true }),
    anEvent(7, { wineId: SECOND.id, day: "2026-01-01", rating: { value: 80, scale: 100 } }),
  ];

  expect(pastWines([UNKNOWN, FIRST, SECOND], events)).toEqual([
    { wine: SECOND, last: events[1], rating },
    { wine: FIRST, last: events[2], rating: undefined },
    { wine: UNKNOWN, last: undefined, rating: undefined },
  ]);
});

test("the list of past wines excludes held, archived and ordered wines", () => {
  const ordered = { ...plainLot(id(8), 6), state: "ordered" } as const;
  const wines = [
    aCellarWine({ quantity: 1 }),
    aCellarWine({ quantity: 0, isArchived: true }),
    aCellarWine({ quantity: 0, lots: [plainLot(id(7), 0), ordered] }),
  ];

  expect(pastWines(wines, [])).toEqual([]);
});
