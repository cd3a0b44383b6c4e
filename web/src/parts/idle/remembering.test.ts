import { expect, test } from "vitest";
import { atOnce } from "../../rules/atOnce.ts";
import { remembering } from "./remembering.ts";

function* length(wines: readonly string[], times: number): Generator<undefined, number> {
  yield;
  return wines.length * times;
}

test("a cached result is reused only for identical inputs, not equal copies", () => {
  const lengthOf = remembering(length);
  const wines = ["Barolo", "Chinon"];
  expect(lengthOf(wines, 3).known).toBeUndefined();

  expect(atOnce(lengthOf(wines, 3).begin())).toBe(6);

  expect(lengthOf(wines, 3).known).toBe(6);
  expect(lengthOf(wines, 4).known).toBeUndefined();
  expect(lengthOf([...wines], 3).known).toBeUndefined();
});
