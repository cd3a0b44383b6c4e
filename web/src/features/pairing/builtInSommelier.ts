import type { Wine } from "sync-protocol";
import type { BuiltInAnswer } from "../../rules/pairing/index.ts";

/** What the built-in sommelier says, and what its percentages mean. */
export interface BuiltInAdvice {
  readonly answer: BuiltInAnswer;
  readonly percentageMeans: string;
}

/**
 * Asks the sommelier that is part of the app; its lexicon is loaded with the first question.
 *
 * Offline: the same. The lexicon is kept with the app, and the meal never leaves the device.
 */
export async function askBuiltIn(meal: string, wines: readonly Wine[]): Promise<BuiltInAdvice> {
  const { pairMeal, PERCENTAGE_MEANS } = await import("../../rules/pairing/index.ts");
  const answer = pairMeal(meal, wines, { year: new Date().getFullYear() });
  return { answer, percentageMeans: PERCENTAGE_MEANS };
}
