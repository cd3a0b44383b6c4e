import { plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { journalOf } from "../history/journal.ts";
import { lyingTimes } from "./lyingTimes.ts";
import { aCellarWine, anEvent, id } from "../testBuilders.ts";

test("a bottle lay since its lot was bought, else since it came; what nobody told comes last", () => {
  const wine = aCellarWine({ lots: [{ ...plainLot(id(11), 3), boughtOn: "2016-04-01" }] });
  const events = [
    anEvent(5, { day: "2026-03-31", lotId: id(11), bottles: -2 }),
    anEvent(4, { day: "2026-02-01", lotId: id(12) }),
    anEvent(3, { day: "2026-01-01", lotId: id(13) }),
    anEvent(2, { day: "2025-12-01", kind: "broken", lotId: id(12) }),
    anEvent(1, { day: "2025-11-01", kind: "added", bottles: 6, lotId: id(12) }),
  ];

  const times = lyingTimes(journalOf(events, [wine]));

  expect(times.map(({ name, bottles }) => [name, bottles])).toEqual([
    ["Under a year", 1],
    ["6 to 10 years", 2],
    ["Not told", 1],
  ]);
});
