import { expect, test } from "vitest";
import { slowTexts } from "../../rules/longTexts.ts";
import { readMeal } from "./readMeal.ts";

test("a meal of 100,000 adversarial characters is read within 100 ms", () => {
  expect(slowTexts(readMeal)).toEqual([]);
});
