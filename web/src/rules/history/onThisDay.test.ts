import { expect, test } from "vitest";
import { aCellarWine, anEvent, id } from "../testBuilders.ts";
import { journalOf } from "./journal.ts";
import { onThisDay } from "./onThisDay.ts";

test("“on this day” lists bottles drunk or tasted on the date in earlier years", () => {
  const entries = journalOf(
    [
      anEvent(1, { day: "2026-11-26" }),
      anEvent(2, { day: "2025-11-26" }),
      anEvent(3, { day: "2025-11-26", kind: "added", bottles: 6 }),
      anEvent(4, { day: "2024-11-26", kind: "tasted", bottles: 0 }),
      anEvent(5, { day: "2024-11-25" }),
      anEvent(6, { day: "2023-11-26", wineId: id(9) }),
    ],
    [aCellarWine()],
  );

  expect(onThisDay(entries, "2026-11-26").map(({ event }) => event.id)).toEqual([id(2), id(4)]);
});
