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
  ["lamb korma", "red meat curries"],
  ["veal sausages", "sausages"],
  ["beef meatballs", "mince"],
  ["veal kidneys", "offal"],
  ["pâté of rabbit", "cured meat"],
  ["carpaccio of beef", "raw beef"],
  ["raw scallops", "raw fish"],
  ["venison casserole", "game stews"],
  ["venison steak", "venison"],
  ["pork with sauerkraut", "sauerkraut"],
  ["cheese omelette", "eggs"],
  ["salad with mayonnaise", "creamy salads"],
  ["prawn salad", "seafood salads"],
  ["chicken salad", "salads with meat"],
  ["risotto with prawns", "seafood pasta"],
  ["mushroom risotto", "mushrooms"],
  ["asparagus risotto", "green vegetables"],
  ["pasta with spinach", "green vegetables"],
  ["pumpkin soup", "squash"],
  ["chicken with apricots", "fowl with fruit"],
  ["chicken in tomato sauce", "meat sauce"],
  ["fried prawns", "fried seafood"],
  ["crispy chicken thighs", "fried chicken"],
  ["breaded veal escalope", "breaded cutlets"],
  ["salmon in cream sauce", "creamy fish"],
] as const)("%s is judged as %s, and as nothing that its parts alone would be", (text, family) => {
  const reading = readMeal(text);

  expect(reading.kind === "meal" && [...reading.meal.families]).toEqual([family]);
});
