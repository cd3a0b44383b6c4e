import { expect, test } from "vitest";
import { readRating } from "./readRating.ts";

// Spec 10.22
test.each([
  ["92", "100", 92, 100],
  ["17", "20", 17, 20],
  ["17,5", "20", 17.5, 20],
  ["4.5", "5", 4.5, 5],
  ["17/20", "100", 17, 20],
  ["17 / 20", "5", 17, 20],
  ["17/100", "20", 17, 100],
  ["4 of 5", "100", 4, 5],
  ["4 out of 5", "100", 4, 5],
  ["9/10", "100", 90, 100],
  ["8,7/10", "20", 87, 100],
  ["10/10", "100", 100, 100],
  ["92 pts", "100", 92, 100],
  ["★★★★", "100", 4, 5],
  ["★★★☆☆", "100", 3, 5],
  ["٩٢", "100", 92, 100],
  ["１７／２０", "100", 17, 20],
  ["92", "20", 92, 100],
  ["17", "5", 17, 20],
  ["45", "100", 45, 100],
])("the rating input %j on scale %s means %d of %i", (text, chosen, value, scale) => {
  expect(readRating(text, chosen)).toEqual({ kind: "rating", rating: { value, scale } });
});

test.each([
  ["17", "100", 20],
  ["9.5", "100", 20],
  ["4", "100", 5],
  ["4", "20", 5],
])("the rating %j on scale %s can also mean out of %i", (text, chosen, scale) => {
  const value = Number(text);
  expect(readRating(text, chosen)).toEqual({
    kind: "ask",
    choices: [
      { value, scale },
      { value, scale: Number(chosen) },
    ],
  });
});

test("an unchanged ambiguous rating is kept without another question", () => {
  const before = { value: 17, scale: 100 } as const;

  expect(readRating("17", "100", before)).toEqual({ kind: "rating", rating: before });
});

test.each([
  ["good", "Rating must be a number, like 92 or 17/20"],
  ["", "Rating must be a number, like 92 or 17/20"],
  ["92-94", "Rating must be a number, like 92 or 17/20"],
  ["-1", "Rating must be at least 0"],
  ["21/20", "Rating must be within its scale"],
  ["192", "Rating must be within its scale"],
  ["7/8", "A rating is out of 5, 10, 20 or 100"],
])("the rating %j is refused with the error %j", (text, problem) => {
  expect(readRating(text, "100")).toEqual({ kind: "wrong", problem });
});
