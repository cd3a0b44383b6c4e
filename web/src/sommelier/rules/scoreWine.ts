import type { WineProfile } from "sync-protocol/profiles";
import type { PairingRule } from "./PairingRule.ts";
import type { Meal } from "../meals/Meal.ts";
import { PAIRING_RULES } from "./rules.ts";

export interface Suits {
  /**
   * The share of the possible points that it earns, 0 to 1, limited by the ceilings of broken
   * rules.
   */
  readonly score: number;
  /** The same without ceilings, to order wines with the same ceiling. */
  readonly earned: number;
}

/**
 * How well wines suit a meal: the share of the meal's possible points that a wine earns, at most
 * the lowest ceiling of a rule that it breaks. The possible points depend only on the meal, so all
 * wines are measured alike, and a wine has the same share in every cellar.
 */
export function suitingFor(
  meal: Meal,
  rules: readonly PairingRule[] = PAIRING_RULES,
): (wine: WineProfile) => Suits {
  const concerned = rules
    .map((rule) => ({ rule, stake: rule.stake(meal) }))
    .filter(({ stake }) => stake > 0);
  const staked = concerned.reduce((sum, { stake }) => sum + stake, 0);
  return (wine) => {
    let points = 0;
    let ceiling = 1;
    for (const { rule, stake } of concerned) {
      points += stake * rule.earned(meal, wine);
      ceiling = Math.min(ceiling, rule.ceiling?.(meal, wine) ?? 1);
    }
    const earned = points / staked;
    return { score: Math.min(earned, ceiling), earned };
  };
}

/** The score alone, 0 to 1. */
export type Scorer = (wine: WineProfile) => number;

/** The scores of {@link suitingFor}. */
export function scoringFor(meal: Meal): Scorer {
  const suits = suitingFor(meal);
  return (wine) => suits(wine).score;
}
