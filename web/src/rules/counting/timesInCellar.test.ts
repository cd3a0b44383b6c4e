import { plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { journalOf } from "../history/journal.ts";
import { aCellarWine, anEvent, id } from "../testBuilders.ts";
import { timesInCellar } from "./timesInCellar.ts";

const TODAY = "2026-05-01";

// Spec 10.112
test("time in the cellar starts at arrival if the purchase date is unknown", () => {
  const lots = [{ ...plainLot(id(11), 3), boughtOn: "2016-04-01" }, plainLot(id(12), 5)];
  const wine = aCellarWine({ lots, quantity: 8 });
  const events = [
    anEvent(5, { day: "2026-03-31", lotId: id(11), bottles: -2 }),
    anEvent(4, { day: "2026-02-01", lotId: id(12) }),
    anEvent(2, { day: "2025-12-01", kind: "broken", lotId: id(12) }),
    anEvent(1, { day: "2025-11-01", kind: "added", bottles: 6, lotId: id(12) }),
  ];

  expect(summaryOf(timesInCellar([wine], journalOf(events, [wine]), TODAY))).toEqual([
    ["Under a year", 5, 1],
    ["6 to 10 years", 3, 2],
  ]);
});

test("imported bottles without a date have an unknown time in the cellar", () => {
  const wine = aCellarWine({ bottleId: id(11), quantity: 3 });
  const imported = { isDateUnknown: true, recordedOn: "2026-04-01", importId: id(77) };
  const came = anEvent(1, {
    day: "2026-04-01",
    kind: "added",
    bottles: 4,
    lotId: id(11),
    ...imported,
  });
  const events = [anEvent(2, { day: "2026-04-20", lotId: id(11) }), came];
  const dated = [anEvent(2, { day: "2026-04-20", lotId: id(11) }), { ...came, day: "2020-01-01" }];

  const timesOf = (some: typeof events) =>
    summaryOf(timesInCellar([wine], journalOf(some, [wine]), TODAY));

  expect(timesOf(events)).toEqual([["Date unknown", 3, 1]]);
  expect(timesOf(dated)).toEqual([["6 to 10 years", 3, 1]]);
});

test("a bottle of an unknown lot takes the wine's only arrival date", () => {
  const wine = aCellarWine({ quantity: 0 });
  const drank = anEvent(3, { day: "2026-04-20", lotId: null, isUncounted: true });
  const came = (n: number, day: string) =>
    anEvent(n, { day, kind: "added", bottles: 3, lotId: id(20 + n) });
  const timesOf = (...events: ReturnType<typeof came>[]) =>
    summaryOf(timesInCellar([wine], journalOf([drank, ...events], [wine]), TODAY));

  expect(timesOf(came(1, "2020-05-01"))).toEqual([["3 to 5 years", 0, 1]]);
  expect(timesOf(came(2, "2024-05-01"), came(1, "2020-05-01"))).toEqual([["Date unknown", 0, 1]]);
});

function summaryOf(times: ReturnType<typeof timesInCellar>) {
  return times.map(({ name, bottles }) => [name, bottles.held, bottles.drunk]);
}
