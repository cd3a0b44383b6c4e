import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { POUR_FREQUENCIES } from "../../src/sommelier/rules/pourFrequencies.ts";
import { CATALOGUE, learningWines, readCatalogue } from "../catalogue.ts";
import { countPours } from "./countPours.ts";
import { guidedDishes } from "./guides/dishes.ts";

const dishes = guidedDishes().filter(({ part }) => part !== "unseen");

// Skipped if the catalogue, which is outside the repository, is missing.
test.skipIf(!existsSync(CATALOGUE))(
  "the sommelier's stored frequencies equal those counted in guides and catalogue",
  () => {
    expect(POUR_FREQUENCIES).toEqual(countPours(dishes, learningWines(readCatalogue(CATALOGUE))));
  },
);

test("guides recommend Cabernet Sauvignon for lamb more often than other reds", () => {
  const shares = countPours(dishes, []).get("lamb");

  expect(shares?.get("Cabernet Sauvignon")).toBeGreaterThan(shares?.get("Red Wine") ?? 1);
});
