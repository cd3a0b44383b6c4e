import { expect, test } from "vitest";
import { profileWine } from "sync-protocol/profiles";
import { aWine } from "../../rules/testBuilders.ts";
import { classicPartners } from "../rules/affinityRules.ts";
import { contentWords } from "./mealWords.ts";
import type { Meal } from "./Meal.ts";
import { readMeal } from "./readMeal.ts";
import { PLATES } from "./namedPlates.ts";

test("every known dish is recognized by its name", () => {
  const misread = PLATES.filter((plate) => {
    const reading = readMeal(plate.name);
    return reading.kind === "unclear" || reading.meal.plate !== plate;
  });

  expect(misread.map(({ name }) => name)).toEqual([]);
});

test("known dishes have different names and list each wine once", () => {
  const names = PLATES.map(({ name }) => contentWords(name).join(" "));

  expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([]);
  for (const { name, wines } of PLATES) expect(new Set(wines).size, name).toBe(wines.length);
});

test.each([
  ["grandma's coq au vin with potatoes", "coq au vin"],
  ["Fish Tacos", "fish tacos"],
  ["tacos", "tacos"],
  ["taco", "tacos"],
  ["a quesadilla", "quesadillas"],
  ["very spicy pad thai", "pad Thai"],
  ["Brathähnchen mit Kartoffeln", "Brathähnchen"],
])("“%s” is recognized as the known dish “%s”", (text, name) => {
  expect(mealIn(text).plate?.name).toBe(name);
});

test.each(["roast chicken with soy sauce", "burger with mushrooms", "goose"])(
  "“%s” is not recognized as a known dish",
  (text) => {
    expect(mealIn(text).plate).toBeUndefined();
  },
);

test("words of a known dish's name are not reported as unknown", () => {
  expect(mealIn("green papaya salad with gizmos").unknownWords).toEqual(["gizmos"]);
});

test("with a dish that lists Pinot Gris, Pinot Grigio scores lower", () => {
  const meal = mealIn("flammkuchen");
  const [gris, grigio] = ["Pinot Gris", "Pinot Grigio"].map((name) =>
    classicPartners.earned(
      meal,
      profileWine(aWine({ name, varietal: name, type: "White Wine" }), { year: 2026 }),
    ),
  );

  expect(gris).toBeGreaterThan(0.9);
  expect(grigio).toBeLessThan(0.7);
});

function mealIn(text: string): Meal {
  const reading = readMeal(text);
  if (reading.kind === "unclear") throw new Error(`${text}: ${reading.question}`);
  return reading.meal;
}
