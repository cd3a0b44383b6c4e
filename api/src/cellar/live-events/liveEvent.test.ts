import { EVENT_MAX, type PlaceRow, WINE_ADDITIONS, type WineRow } from "sync-protocol";
import { expect, test } from "vitest";
import { liveEvent } from "./liveEvent.ts";

test("[R5] a live event contains exactly the rows of its change batch", () => {
  const [rows, places] = [
    [aRow(6), aRow(3), aRow(5)],
    [aPlace(7), aPlace(2)],
  ];
  const event = liveEvent({ since: 4, seq: 7, rows, places }, "first");

  const records = { rows: [aRow(6), aRow(5)], places: [aPlace(7)] };
  expect(event).toEqual({ seq: 7, page: { epoch: "first", since: 4, ...records } });
});

test("[R5] a live event above the row or size limit omits its rows", () => {
  const many = Array.from({ length: EVENT_MAX.rows + 1 }, (_, index) => aRow(index + 1));
  const places = many.map(({ seq }) => aPlace(seq));
  const long = Array.from({ length: 7 }, (_, index) => aRow(index + 1, "n".repeat(10_000)));

  const none = { rows: [], places: [] };
  expect(liveEvent({ since: 0, seq: 51, ...none, rows: many }, "first")).toEqual({ seq: 51 });
  expect(liveEvent({ since: 0, seq: 51, ...none, places }, "first")).toEqual({ seq: 51 });
  expect(liveEvent({ since: 0, seq: 7, ...none, rows: long }, "first")).toEqual({ seq: 7 });
});

function aPlace(seq: number): PlaceRow {
  const sizes = { rows: null, columns: null, depth: null };
  return {
    id: `p${String(seq)}`,
    name: "Rack",
    parentId: null,
    kind: "rack",
    ...sizes,
    deleted: false,
    seq,
  };
}

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
