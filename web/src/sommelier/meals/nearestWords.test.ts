import { expect, test } from "vitest";
import { nearestWords } from "./nearestWords.ts";

const KITCHEN = new Set(["chicken", "kitchen", "salmon", "carpaccio", "casserole", "cabbage"]);

test.each([
  ["a letter left out", "chiken", "chicken"],
  ["a letter added", "sallmon", "salmon"],
  ["a letter exchanged", "cabbige", "cabbage"],
  ["two letters swapped", "slamon", "salmon"],
  ["two slips in a long word", "caserolle", "casserole"],
])("%s: %s is corrected to %s", (_slip, typed, meant) => {
  expect(nearestWords(typed, KITCHEN)).toEqual([meant]);
});

test.each(["ham", "silk", "shallow", "kichen pot"])("%s is not a typing error", (typed) => {
  expect(nearestWords(typed, KITCHEN)).toEqual([]);
});
