import { expect, test } from "vitest";
import { LANGUAGES, LEXICON } from "./lexicon.ts";
import { PLATES } from "./namedPlates.ts";
import { readMeal } from "./readMeal.ts";

test.each([
  ["ramen", "breaded cutlets"],
  ["waterzooi", "goulash"],
  ["smoked meat", "beef"],
  ["fudge", "caramel"],
  ["Grünkohl mit Pinkel", "green vegetables"],
  ["conger", "Chinese food"],
  ["goulash with dumplings", "Chinese food"],
  ["spinach with piñones", "blue cheese"],
  ["cassava", "creamy desserts"],
  ["millet", "white fish"],
  ["chicken with tahini", "tagines"],
  ["candied carrots", "desserts"],
  ["cannellini", "pasta"],
  ["wild garlic risotto", "game"],
  ["chicken à l'armoricaine", "burgers"],
] as const)("the dish “%s” is not treated as %s", (text, food) => {
  const reading = readMeal(text);

  expect(reading.kind === "meal" && [...reading.meal.families]).not.toContain(food);
  expect(reading.kind).toBe("meal");
});

test("sweet potatoes are not treated as pumpkin", () => {
  const reading = readMeal("sweet potatoes");

  expect(reading.kind === "meal" && reading.meal.terms).toEqual(["sweet potato"]);
});

test.each([
  ["zurbel with potatoes", "potatoes"],
  ["zurbel salad", "salad"],
  ["zurbel au fromage", "fromage"],
  ["Zurbel mit Käse", "Käse"],
  ["zurbel with bacon", "bacon"],
])("the dish %s with unknown main part is paired by its %s", (text, name) => {
  const reading = readMeal(text);

  expect(reading.kind === "meal" && reading.meal).toMatchObject({ name, isMainPartUnknown: true });
});

test.each([
  "Granny's roast lamb",
  "roast lamb with zurbel",
  "cheese zurbel",
  "lamb à la Zurbel",
  "coq au vin with zurbel",
  "zurbel meat with bacon",
  "zurbel fish with salmon",
  "zurbel cheese with comté",
])("the dish %s is understood well enough for an answer", (text) => {
  const reading = readMeal(text);

  expect(reading.kind === "meal" && reading.meal.isMainPartUnknown).toBe(false);
});

test("every listed dish is understood well enough for an answer", () => {
  const dishes = [
    ...PLATES.map(({ name }) => name),
    ...LEXICON.flatMap(({ name, words }) => [name, ...LANGUAGES.flatMap((one) => words[one])]),
  ];

  const nearly = dishes.filter((dish) => {
    const reading = readMeal(dish);
    return reading.kind === "meal" && reading.meal.isMainPartUnknown;
  });

  expect(nearly).toEqual([]);
});

test.each([
  ["smoked zurbel", "smoked", "Meat, smoked"],
  ["fried zurbel", "fried", "Fish, fried"],
  ["sweet zurbel", "sweet", "Dessert, sweet"],
  ["salty zurbel", "salty", "Cheese, salty"],
  ["geräucherter Zurbel", "geräucherter", "Fish, geräucherter"],
  ["zurbel in tomato sauce", "tomato sauce", "Vegetables, tomato sauce"],
  ["zurbel pie", "pie", "Meat, pie"],
  ["zurbel stew", "stew", "Fish, stew"],
])("an unclear dish, %s, leads to choices that keep its %s", (text, known, choice) => {
  const reading = readMeal(text);

  expect(reading).toMatchObject({ kind: "unclear" });
  expect(reading.kind === "unclear" && reading.question).toContain(`I understand “${known}”`);
  expect(reading.kind === "unclear" && reading.choices).toContain(choice);
  for (const one of reading.kind === "unclear" ? reading.choices : [])
    expect(readMeal(one).kind, one).toBe("meal");
});
