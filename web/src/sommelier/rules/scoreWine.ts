import type { WineProfile } from "sync-protocol/profiles";
import type { PairingRule } from "./PairingRule.ts";
import type { Meal } from "../meals/Meal.ts";
import { PAIRING_RULES } from "./rules.ts";

export interface WineSuitability {
  /**
   * The share of the possible points that the wine earns, 0 to 1. The ceilings of broken rules
   * limit the share.
   */
  readonly score: number;
  /** The share before a broken rule limits it. Orders wines with the same limit. */
  readonly earned: number;
}

/**
 * How well wines suit a meal: the share of the meal's possible points that a wine earns. The lowest
 * ceiling of its broken rules limits the share. The possible points depend only on the meal, so a
 * wine has the same share in every cellar.
 */
export function suitingFor(
  meal: Meal,
  rules: readonly PairingRule[] = PAIRING_RULES,
): (wine: WineProfile) => WineSuitability {
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

export type Scorer = (wine: WineProfile) => number;

export function scoringFor(meal: Meal): Scorer {
  const suits = suitingFor(meal);
  return (wine) => suits(wine).score;
}
