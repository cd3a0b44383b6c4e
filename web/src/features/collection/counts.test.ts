import { expect, test } from "vitest";
import type { CellarWine } from "../../rules/cellarView.ts";
import { bottleCount, cellarSummary } from "./counts.ts";

test("one bottle is singular, none and many are plural", () => {
  expect([0, 1, 999].map(bottleCount)).toEqual(["0 bottles", "1 bottle", "999 bottles"]);
});

test("the summary adds the bottles up; one wine is singular", () => {
  const wines = [3, 4].map((quantity) => ({ quantity }) as CellarWine);

  expect(cellarSummary(wines)).toBe("7 bottles across 2 wines");
  expect(cellarSummary(wines.slice(0, 1))).toBe("3 bottles across 1 wine");
  expect(cellarSummary([])).toBe("0 bottles across 0 wines");
});
