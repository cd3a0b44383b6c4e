import type { Meal } from "./readMeal.ts";
import { PAIRING_RULES } from "./rules.ts";
import type { WineProfile } from "./WineProfile.ts";

/** How well a wine suits, 0 to 1. */
export type Scoring = (wine: WineProfile) => number;

/**
 * How well wines suit a meal: the share that a wine earns of the points which the rules put at
 * stake for this meal, held under the lowest ceiling of a rule that it breaks.
 *
 * The points at stake depend on the meal alone, so the wines of a cellar are measured alike, and
 * the same wine has the same share in every cellar.
 */
export function scoringFor(meal: Meal): Scoring {
  const concerned = PAIRING_RULES.map((rule) => ({ rule, stake: rule.stake(meal) })).filter(
    ({ stake }) => stake > 0,
  );
  const staked = concerned.reduce((sum, { stake }) => sum + stake, 0);
  return (wine) => {
    const earned = concerned.reduce(
      (sum, { rule, stake }) => sum + stake * rule.earned(meal, wine),
      0,
    );
    const ceilings = concerned.map(({ rule }) => rule.ceiling?.(meal, wine) ?? 1);
    return Math.min(earned / staked, ...ceilings);
  };
}
