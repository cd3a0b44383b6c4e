import { expect, test } from "vitest";
import { holesOf, positionInWords, severalHoles } from "./holes.ts";

test.each([
  ["B3, b4;B3  C1", 3, ["B3", "B4", "C1"]],
  ["B3, B4, C1", 2, ["B3", "B4"]],
  ["B3/2", 1, ["B3/2"]],
  ["by the door", 3, []],
  [null, 3, []],
])("%j of %i bottles names the holes %j", (position, bottles, holes) => {
  expect(holesOf({ position, bottles })).toEqual(holes);
});

test.each([
  ["B3, B4", 2, ["B3", "B4"]],
  ["B3, B4", 1, []],
  ["B3, B4", 3, []],
  ["B3", 1, []],
])("%j of %i bottles lies in the several holes %j", (position, bottles, holes) => {
  expect(severalHoles({ position, bottles })).toEqual(holes);
});

test.each([
  ["B3, B4, C1", 2, "B3, B4"],
  ["B3, B4", 0, "B3"],
  ["b3", 6, "B3"],
  ["top shelf, B3", 1, "top shelf, B3"],
  [null, 2, null],
])("%j of %i bottles is read as %j", (position, bottles, words) => {
  expect(positionInWords({ position, bottles })).toBe(words);
});
