import type { Wine, WineEvent } from "sync-protocol";
import type {
  BuiltInAnswer,
  BuyingAdvice,
  MenuAdvice,
  SuitingDish,
} from "../../sommelier/index.ts";
import { untilIdle } from "../../platform/untilIdle.ts";

/**
 * Asks the sommelier that is part of the app, who knows what the person has rated; its lexicon is
 * loaded with the first question.
 *
 * Offline: the same. The lexicon is kept with the app, and the meal never leaves the device.
 */
export async function askBuiltIn(
  meal: string,
  wines: readonly Wine[],
  history: readonly WineEvent[],
): Promise<BuiltInAnswer> {
  const { pairMeal } = await import("../../sommelier/index.ts");
  return pairMeal(meal, wines, thisYear(), history);
}

/** Which styles to buy for a meal. Offline: the same. */
export async function askWhatToBuy(meal: string): Promise<BuyingAdvice> {
  const { whatToBuy } = await import("../../sommelier/index.ts");
  return whatToBuy(meal, thisYear());
}

/** A bottle of these wines for each course of a menu. Offline: the same. */
export async function askForMenu(
  dishes: readonly string[],
  wines: readonly Wine[],
): Promise<MenuAdvice> {
  const { pairMenu } = await import("../../sommelier/index.ts");
  return pairMenu(dishes, wines, thisYear());
}

/** What to cook for a wine. Offline: the same. */
export async function askForDishes(wine: Wine): Promise<readonly SuitingDish[]> {
  const { dishesFor } = await import("../../sommelier/index.ts");
  return dishesFor(wine, thisYear());
}

/** What speaks against wines that a service chose, a sentence by the wine's id. Offline: the same. */
export async function askForDoubts(
  meal: string,
  chosen: readonly Wine[],
): Promise<ReadonlyMap<string, string>> {
  const { questionChoices } = await import("../../sommelier/index.ts");
  return questionChoices(meal, chosen, thisYear());
}

/** Asked once while the person still types: the compiler then knows the way when they ask. */
const REHEARSED = "roast chicken with lemon";

/**
 * Loads the lexicon, looks at the cellar and rehearses a question while the person still types, each when
 * the page is idle, so that the first answer comes at once. Rejects where the lexicon cannot be loaded; asking tries again.
 */
export async function prepareBuiltIn(wines: readonly Wine[]): Promise<void> {
  const { knowCellar, pairMeal } = await import("../../sommelier/index.ts");
  await untilIdle();
  knowCellar(wines, thisYear());
  await untilIdle();
  pairMeal(REHEARSED, wines, thisYear());
}

const thisYear = () => ({ year: new Date().getFullYear() });
