import { cell, readTsv } from "sync-protocol";
import { expect, test } from "vitest";
import { readMeal } from "../../src/sommelier/meals/readMeal.ts";
import menusTable from "./guides/menus.tsv?raw";

const MENU_DISHES = readTsv(menusTable, { dish: cell.text }).map(({ dish }) => dish);

test("the sommelier understands at least nineteen of twenty dishes from menus", () => {
  const asked = MENU_DISHES.filter((dish) => readMeal(dish).kind === "unclear");

  expect(MENU_DISHES.length).toBeGreaterThan(1_000);
  expect(asked.length / MENU_DISHES.length, asked.join(", ")).toBeLessThanOrEqual(0.05);
});
