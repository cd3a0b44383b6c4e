import { expect, test } from "vitest";
import { guidedDishes } from "./guides/dishes.ts";
import { GUIDES } from "./guides/guides.ts";

const dishes = guidedDishes();

test("at least 150 evaluated dishes are split evenly for tuning and testing", () => {
  const judged = dishes.filter(({ accepted }) => accepted.size >= 2);
  const tuning = judged.filter(({ part }) => part === "tuning");
  const unseen = judged.filter(({ part }) => part === "unseen");
  const tuningShare = tuning.length / (tuning.length + unseen.length);

  expect(GUIDES.length).toBeGreaterThanOrEqual(4);
  expect(tuning.length + unseen.length).toBeGreaterThanOrEqual(150);
  expect(tuningShare).toBeGreaterThan(0.4);
  expect(tuningShare).toBeLessThan(0.6);
});

test("the test cellar has an accepted wine for every guided dish", () => {
  expect(dishes.filter(({ accepted }) => accepted.size === 0)).toEqual([]);
});
