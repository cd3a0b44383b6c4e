import { expect, test } from "vitest";
import type { CellarWine } from "../rules/cellarView.ts";
import { cellarSummary } from "./cellarSummary.ts";

test("the summary adds the bottles up; one wine is singular", () => {
  const wines = [3, 4].map((quantity) => ({ quantity }) as CellarWine);

  expect(cellarSummary(wines)).toBe("7 bottles across 2 wines");
  expect(cellarSummary(wines.slice(0, 1))).toBe("3 bottles across 1 wine");
  expect(cellarSummary([])).toBe("0 bottles across 0 wines");
});
