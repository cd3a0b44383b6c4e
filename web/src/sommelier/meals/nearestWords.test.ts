import { expect, test } from "vitest";
import { nearestWords } from "./nearestWords.ts";

const KITCHEN = new Set(["chicken", "kitchen", "salmon", "carpaccio", "casserole", "cabbage"]);

test.each([
  ["a missing letter", "chiken", "chicken"],
  ["an extra letter", "sallmon", "salmon"],
  ["a wrong letter", "cabbige", "cabbage"],
  ["two swapped letters", "slamon", "salmon"],
  ["two errors", "caserolle", "casserole"],
])("a word with %s, “%s”, is corrected to “%s”", (_slip, typed, meant) => {
  expect(nearestWords(typed, KITCHEN)).toEqual([meant]);
});

test.each(["ham", "silk", "shallow", "kichen pot"])("“%s” is not corrected", (typed) => {
  expect(nearestWords(typed, KITCHEN)).toEqual([]);
});
