import { expect, test } from "vitest";
import { guidedDishes, GUIDES } from "./guides/dishes.ts";
import { NOT_IN_THIS_CELLAR, USUAL_STYLES } from "./guides/usualStyles.ts";

const dishes = guidedDishes();

test("at least 150 dishes that the worn guides lack have two accepted styles or more, and both halves hold their share", () => {
  const judged = dishes.filter(({ accepted }) => accepted.size >= 2);
  const tuning = judged.filter(({ part }) => part === "tuning");
  const unseen = judged.filter(({ part }) => part === "unseen");
  const tuningShare = tuning.length / (tuning.length + unseen.length);

  expect(GUIDES.length).toBeGreaterThanOrEqual(4);
  expect(tuning.length + unseen.length).toBeGreaterThanOrEqual(150);
  expect(tuningShare).toBeGreaterThan(0.4);
  expect(tuningShare).toBeLessThan(0.6);
});

test("every wine that a guide names is a style of the cellar or is told to be none", () => {
  const known = new Set(USUAL_STYLES.flatMap(({ names }) => [...names]));
  const named = GUIDES.flatMap((guide) => [...guide.dishes.values()].flat());

  expect(named.filter((name) => !known.has(name) && !NOT_IN_THIS_CELLAR.has(name))).toEqual([]);
});

test("every dish names at least one style of the cellar", () => {
  expect(dishes.filter(({ accepted }) => accepted.size === 0)).toEqual([]);
});
