import type { Wine, WineEvent } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import type {
  BuiltInAnswer,
  BuyingAdvice,
  MenuAdvice,
  SuitingDish,
} from "../../sommelier/index.ts";
import { untilIdle } from "../../platform/untilIdle.ts";

/**
 * Asks the built-in sommelier, which considers the user's ratings. The first question loads the lexicon, which is
 * part of the app. Works offline, and the meal never leaves the device.
 */
export async function askBuiltIn(
  meal: string,
  wines: readonly Wine[],
  history: readonly WineEvent[],
): Promise<BuiltInAnswer> {
  const { pairMeal } = await import("../../sommelier/index.ts");
  return pairMeal(meal, wines, thisYear(), history);
}

export async function askWhatToBuy(meal: string): Promise<BuyingAdvice> {
  const { whatToBuy } = await import("../../sommelier/index.ts");
  return whatToBuy(meal, thisYear());
}

/** Chooses one of these wines for each course of a menu. Works offline. */
export async function askForMenu(
  dishes: readonly string[],
  wines: readonly Wine[],
): Promise<MenuAdvice> {
  const { pairMenu } = await import("../../sommelier/index.ts");
  return pairMenu(dishes, wines, thisYear());
}

export async function askForDishes(wine: Wine): Promise<readonly SuitingDish[]> {
  const { dishesFor } = await import("../../sommelier/index.ts");
  return dishesFor(wine, thisYear());
}

/**
 * Objections of the built-in rules to wines that the AI service chose, one sentence per wine id.
 * Works offline.
 */
export async function askForDoubts(
  meal: string,
  chosen: readonly Wine[],
): Promise<ReadonlyMap<string, string>> {
  const { questionChoices } = await import("../../sommelier/index.ts");
  return questionChoices(meal, chosen, thisYear());
}

/**
 * A sample question, asked while the user types. The code is then already compiled for the real
 * question.
 */
const SAMPLE_QUESTION = i18n._("roast chicken with lemon");

/**
 * Prepares a fast first answer while the user types: loads the lexicon, indexes the cellar and asks
 * a sample question. Each step waits until the page is idle. Rejects if the lexicon cannot be
 * loaded. The next question then loads it again.
 */
export async function prepareBuiltIn(wines: readonly Wine[]): Promise<void> {
  const { cacheProfiles, pairMeal } = await import("../../sommelier/index.ts");
  await untilIdle();
  cacheProfiles(wines, thisYear());
  await untilIdle();
  pairMeal(SAMPLE_QUESTION, wines, thisYear());
}

const thisYear = () => ({ year: new Date().getFullYear() });
