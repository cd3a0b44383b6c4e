export { type BuiltInAnswer, pairMeal } from "./pairMeal.ts";
