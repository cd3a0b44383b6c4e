import type { MealTerm } from "../MealTerm.ts";
import { ATLANTIC_DISHES } from "./atlanticDishes.ts";
import { BIRDS_AND_GAME } from "./birdsAndGame.ts";
import { CHEESES } from "./cheese.ts";
import { DESSERTS } from "./desserts.ts";
import { NORTHERN_DISHES } from "./dishes.ts";
import { EASTERN_DISHES } from "./easternDishes.ts";
import { EUROPEAN_DISHES } from "./europeanDishes.ts";
import { FISH } from "./fish.ts";
import { HOMES } from "./homes.ts";
import { KITCHEN } from "./kitchen.ts";
import { KITCHENS } from "./kitchens.ts";
import { MEATS } from "./meats.ts";
import { SOUTHERN_DISHES } from "./southernDishes.ts";
import { STARCHES } from "./starches.ts";
import { VEGETABLES } from "./vegetables.ts";

/**
 * Every kitchen word the sommelier knows. Strengths are estimates of ours on a five-step scale,
 * after the food tables of Harrington (2008) and Dornenburg and Page (2006).
 */
export const LEXICON: readonly MealTerm[] = [
  ...NORTHERN_DISHES,
  ...EUROPEAN_DISHES,
  ...SOUTHERN_DISHES,
  ...EASTERN_DISHES,
  ...ATLANTIC_DISHES,
  ...KITCHENS,
  ...DESSERTS,
  ...CHEESES,
  ...STARCHES,
  ...MEATS,
  ...BIRDS_AND_GAME,
  ...FISH,
  ...VEGETABLES,
  ...KITCHEN,
  ...HOMES,
];
