import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { POURED } from "../../src/sommelier/rules/poured.ts";
import { CATALOGUE, learningWines, readCatalogue } from "../catalogue.ts";
import { countPours } from "./countPours.ts";
import { guidedDishes } from "./guides/dishes.ts";

const dishes = guidedDishes().filter(({ part }) => part !== "unseen");

// The catalogue is outside the repository, and may be missing.
test.skipIf(!existsSync(CATALOGUE))(
  "the sommelier's frequencies equal those counted in the guides and catalogue",
  () => {
    expect(POURED).toEqual(countPours(dishes, learningWines(readCatalogue(CATALOGUE))));
  },
);

test("for lamb, Cabernet Sauvignon has a higher frequency than other red wines", () => {
  const shares = countPours(dishes, []).get("lamb");

  expect(shares?.get("Cabernet Sauvignon")).toBeGreaterThan(shares?.get("Red Wine") ?? 1);
});
