import { expect, test } from "vitest";
import { aWine } from "../../rules/testBuilders.ts";
import { dishesFor, MOST_DISHES } from "./dishesFor.ts";

const NOW = { year: 2026 };

test.each([
  [{ name: "Pauillac", varietal: "Cabernet Sauvignon", type: "Red Wine" }, "lamb"],
  [{ name: "Muscadet Sèvre et Maine", varietal: "Melon", type: "White Wine" }, "oysters"],
  [{ name: "Sauternes", varietal: "Sémillon", type: "Dessert Wine" }, "foie gras"],
  [{ name: "Chianti Classico", varietal: "Sangiovese", type: "Red Wine" }, "pizza"],
] as const)("the wine %j goes with %s", (wine, dish) => {
  expect(dishesFor(aWine(wine), NOW).map(({ name }) => name)).toContain(dish);
});

test("a wine gets a few suitable dishes, best first, each with a reason", () => {
  const dishes = dishesFor(aWine({ name: "Rioja Reserva", varietal: "Tempranillo" }), NOW);

  expect(dishes.length).toBeLessThanOrEqual(MOST_DISHES);
  const percents = dishes.map(({ confidence }) => confidence);
  expect(percents).toEqual(percents.toSorted((a, b) => b - a));
  for (const { reasoning } of dishes) expect(reasoning).not.toBe("");
  expect(new Set(dishes.map(({ name }) => name)).size).toBe(dishes.length);
});
