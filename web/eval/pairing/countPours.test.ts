import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { POURED } from "../../src/sommelier/rules/poured.ts";
import { CATALOGUE, learningWines, readCatalogue } from "../catalogue.ts";
import { countPours } from "./countPours.ts";
import { guidedDishes } from "./guides/dishes.ts";

const dishes = guidedDishes().filter(({ part }) => part !== "unseen");

// The catalogue lies beside the repository, and not everywhere.
test.skipIf(!existsSync(CATALOGUE))(
  "what the sommelier knows of pouring is what the guides' dishes and the catalogue count up to",
  () => {
    expect(POURED).toEqual(countPours(dishes, learningWines(readCatalogue(CATALOGUE))));
  },
);

test("a kind that guides pour for half of the dishes at a table is told from the others of its type", () => {
  const shares = countPours(dishes, []).get("lamb");

  expect(shares?.get("Cabernet Sauvignon")).toBeGreaterThan(shares?.get("Red Wine") ?? 1);
});
