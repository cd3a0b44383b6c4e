import { expect, test } from "vitest";
import { readMeal } from "./readMeal.ts";

test.each([
  ["linguine with prawns", "seafood pasta"],
  ["lasagne ai frutti di mare", "seafood pasta"],
  ["mushroom lasagne", "mushrooms"],
  ["spaghetti with meatballs", "meat sauce"],
  ["tagliatelle in cream sauce", "creamy pasta"],
  ["fettuccine Alfredo", "creamy pasta"],
  ["pasta with pesto", "pesto"],
  ["duck breast with cherry sauce", "fowl with fruit"],
  ["pork with apple sauce", "pork with fruit"],
  ["roast pork with mustard", "roast pork"],
  ["fried squid", "fried seafood"],
  ["cod in butter sauce", "creamy fish"],
  ["chicken in cream sauce", "white meat in cream"],
  ["grilled salmon", "grilled oily fish"],
] as const)("%s is judged as %s, and as nothing that its parts alone would be", (text, family) => {
  const reading = readMeal(text);

  expect(reading.kind === "meal" && [...reading.meal.families]).toEqual([family]);
});
