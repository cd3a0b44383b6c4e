export { knowCellar } from "sync-protocol/profiles";
export { dishesFor, type SuitingDish } from "./dishesFor.ts";
export { type BuiltInAnswer, pairMeal } from "./pairMeal.ts";
export { type CourseAdvice, type MenuAdvice, MOST_COURSES, pairMenu } from "./pairMenu.ts";
export { questionChoices } from "./questionChoices.ts";
export { type BuyingAdvice, type SuitingStyle, whatToBuy } from "./whatToBuy.ts";
