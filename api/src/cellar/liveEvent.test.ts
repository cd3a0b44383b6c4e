import { EVENT_MAX, WINE_ADDITIONS, type WineRow } from "sync-protocol";
import { expect, test } from "vitest";
import { liveEvent } from "./liveEvent.ts";

test("[R5] an event brings the rows that its batch has changed, and no others", () => {
  const event = liveEvent({ since: 4, seq: 6, rows: [aRow(6), aRow(3), aRow(5)] }, "first");

  expect(event).toEqual({ seq: 6, page: { epoch: "first", since: 4, rows: [aRow(6), aRow(5)] } });
});

test("[R5] of many rows, or of long ones, it brings none", () => {
  const many = Array.from({ length: EVENT_MAX.rows + 1 }, (_, index) => aRow(index + 1));
  const long = Array.from({ length: 7 }, (_, index) => aRow(index + 1, "n".repeat(10_000)));

  expect(liveEvent({ since: 0, seq: many.length, rows: many }, "first")).toEqual({ seq: 51 });
  expect(liveEvent({ since: 0, seq: long.length, rows: long }, "first")).toEqual({ seq: 7 });
});

function aRow(seq: number, notes: string | null = null): WineRow {
  return {
    ...{ id: "a", userId: "b", bottleId: "c", isArchived: false, seq, deleted: false },
    ...{ name: "Kabinett", vintage: 2020, type: "White Wine", varietal: "Riesling", notes },
    ...{
      country: "Germany",
      region: "Mosel",
      producer: "Egon Müller",
      photoUrl: null,
      ...WINE_ADDITIONS,
      quantity: 6,
    },
  };
}
