import type { Place } from "sync-protocol";
import { expect, test } from "vitest";
import { id } from "../testBuilders.ts";
import { spacesOf, positionInWords, severalSpaces, withRanges } from "./spaces.ts";

const RACK: Place = {
  ...{ id: id(5), name: "Rack A", parentId: null, kind: "rack" },
  ...{ rows: 5, columns: 6, depth: 1 },
};

test.each([
  ["B3, b4;B3  C1", 3, ["B3", "B4", "C1"]],
  ["B3, B4, C1", 2, ["B3", "B4"]],
  ["B3/2", 1, ["B3/2"]],
  ["by the door", 3, []],
  [null, 3, []],
])("the position %j of a lot with %i bottles names the spaces %j", (position, bottles, spaces) => {
  expect(spacesOf({ position, bottles })).toEqual(spaces);
});

test.each([
  ["B3, B4", 2, ["B3", "B4"]],
  ["B3, B4", 1, []],
  ["B3, B4", 3, []],
  ["B3", 1, []],
  ["Case A1 row B2", 2, []],
  ["top shelf, B3, B4", 2, []],
])(
  "in a rack, position %j with %i bottles gives one bottle per space: %j",
  (position, bottles, spaces) => {
    expect(severalSpaces({ position, bottles }, RACK)).toEqual(spaces);
  },
);

test.each([
  ["B3, B4, C1", 2, "B3, B4"],
  ["B3, B4", 0, "B3"],
  ["b3", 6, "B3"],
  ["top shelf, B3", 1, "top shelf, B3"],
  ["R1 C2", 1, "R1 C2"],
  [null, 2, null],
])("position %j with %i bottles is displayed as %j", (position, bottles, words) => {
  expect(positionInWords({ position, bottles }, RACK)).toBe(words);
});

test.each([undefined, { ...RACK, kind: "room" as const }, { ...RACK, rows: null }])(
  "a position is shown as typed unless its place is a rack of known size",
  (place) => {
    expect(positionInWords({ position: "S2 B4", bottles: 1 }, place)).toBe("S2 B4");
    expect(severalSpaces({ position: "B3, B4", bottles: 2 }, place)).toEqual([]);
  },
);

test.each([
  ["B1, B2, B3, D4", "B1–B3, D4"],
  ["A9, A10, B11", "A9–A10, B11"],
  ["B3", "B3"],
  ["top shelf, B3", "top shelf, B3"],
])("the position %j is shortened to %j", (position, words) => {
  expect(withRanges(position)).toBe(words);
});
