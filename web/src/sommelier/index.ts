export { cacheProfiles } from "sync-protocol/profiles";
export { dishesFor, type SuitingDish } from "./answers/dishesFor.ts";
export { type BuiltInAnswer, pairMeal } from "./answers/pairMeal.ts";
export { type CourseAdvice, type MenuAdvice, MOST_COURSES, pairMenu } from "./answers/pairMenu.ts";
export { questionChoices } from "./answers/questionChoices.ts";
export { type BuyingAdvice, type StyleSuggestion, whatToBuy } from "./answers/whatToBuy.ts";
