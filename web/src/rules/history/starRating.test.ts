import { expect, test } from "vitest";
import { ratingInWords } from "./eventWords.ts";
import { ratingOfStars } from "./starRating.ts";

// Spec 10.46
test.each([
  [5, ["1/5", "2/5", "3/5", "4/5", "5/5"]],
  [20, ["14/20", "16/20", "17/20", "18/20", "19/20"]],
  [100, ["70/100", "80/100", "85/100", "90/100", "95/100"]],
] as const)("stars become ratings out of %i", (scale, ratings) => {
  expect([1, 2, 3, 4, 5].map((stars) => ratingInWords(ratingOfStars(stars, scale)))).toEqual(
    ratings,
  );
});
