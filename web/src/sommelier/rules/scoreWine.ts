import type { WineProfile } from "sync-protocol/profiles";
import type { PairingRule } from "./PairingRule.ts";
import type { Meal } from "../meals/Meal.ts";
import { PAIRING_RULES } from "./rules.ts";

/** How well a wine suits a meal. */
export interface Suits {
  /** The share of the points at stake that it earns, 0 to 1, under the ceilings of what it breaks. */
  readonly score: number;
  /** The same without ceilings: it tells the better of two that one ceiling holds alike. */
  readonly earned: number;
}

/**
 * How well wines suit a meal: the share that a wine earns of the points which the rules put at
 * stake for this meal, held under the lowest ceiling of a rule that it breaks.
 *
 * The points at stake depend on the meal alone, so the wines of a cellar are measured alike, and
 * the same wine has the same share in every cellar.
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
export type Scoring = (wine: WineProfile) => number;

/** The scores that {@link suitingFor} gives. */
export function scoringFor(meal: Meal): Scoring {
  const suits = suitingFor(meal);
  return (wine) => suits(wine).score;
}
