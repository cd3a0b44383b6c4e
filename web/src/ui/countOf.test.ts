import { expect, test } from "vitest";
import { countOf } from "./countOf.ts";

// Spec 2.31
test("a count of one is singular; zero and several are plural", () => {
  const bottles = [0, 1, 999].map((quantity) => countOf(quantity, "bottle"));

  expect(bottles).toEqual(["0 bottles", "1 bottle", "999 bottles"]);
});

test("counts from 1,000 on have a thousands separator", () => {
  expect(countOf(1_250, "change")).toBe("1,250 changes");
});
