export { type BuiltInAnswer, pairMeal, PERCENTAGE_MEANS } from "./pairMeal.ts";
export { knowCellar } from "./profileOf.ts";
