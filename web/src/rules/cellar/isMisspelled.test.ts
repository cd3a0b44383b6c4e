import { expect, test } from "vitest";
import { isMisspelled } from "./isMisspelled.ts";

test.each([
  ["wrong letter", "barola", "barolo"],
  ["missing letter", "chardonay", "chardonnay"],
  ["extra letter", "nebbbiolo", "nebbiolo"],
  ["extra last letter", "baroloo", "barolo"],
  ["missing last letter", "barol", "barolo"],
  ["swapped letters", "sanigovese", "sangiovese"],
  ["swapped letters in a beginning", "sanigo", "sangiovese"],
])("finds a word with a %s", (_, typed, word) => {
  expect(isMisspelled(typed, word)).toBe(true);
});

test.each([
  ["barbera", "barolo"],
  ["merlots", "merlau"],
  ["riesling", "ries"],
  ["chadonay", "chardonnay"],
])("does not take %s for %s", (typed, word) => {
  expect(isMisspelled(typed, word)).toBe(false);
});
