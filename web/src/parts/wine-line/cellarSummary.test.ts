import { expect, test } from "vitest";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { cellarSummary, countedSummary, groupSummary } from "./cellarSummary.ts";

// Spec 2.28
test("a cellar's summary adds up bottles and writes “1 bottle” in the singular", () => {
  const wines = [3, 4].map((quantity) => ({ quantity }) as CellarWine);

  expect(cellarSummary(wines)).toBe("7 bottles across 2 wines");
  expect(cellarSummary(wines.slice(0, 1))).toBe("3 bottles across 1 wine");
  expect(countedSummary(1, 1)).toBe("1 bottle across 1 wine");
  expect(cellarSummary([])).toBe("0 bottles across 0 wines");
});

test("a wine group's summary counts only the bottles in the group", () => {
  const wines = [{ quantity: 4 } as CellarWine];

  expect(groupSummary({ name: "Kitchen", wines, bottles: 1 })).toBe("1 bottle across 1 wine");
  expect(groupSummary({ name: "Rack A", wines, bottles: 3 })).toBe("3 bottles across 1 wine");
});
