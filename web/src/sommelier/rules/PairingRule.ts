import type { WineProfile } from "sync-protocol/profiles";
import type { Meal } from "../meals/Meal.ts";

/** A criterion for pairing: its weight for a meal, and how well a wine meets it. */
export interface PairingRule {
  readonly name: string;
  /** Rows of `sources.tsv` in `sync-protocol/data/wine-profiles`. */
  readonly sources: readonly string[];
  /**
   * The subject of the rule's clauses. An explanation has at most one clause about each subject.
   */
  readonly speaksOf:
    | "acidity"
    | "body"
    | "fame"
    | "home"
    | "scent"
    | "strength"
    | "sweetness"
    | "tannin";
  /** Set if the rule applies to nearly any meal, and so says little about this meal. */
  readonly isGeneral?: true;
  /** The most points that a wine can earn by this rule for this meal; 0 if the rule does not apply. */
  stake(meal: Meal): number;
  /** The share of the rule's points that the wine earns, 0 to 1. */
  earned(meal: Meal, wine: WineProfile): number;
  /** The maximum score of a wine that breaks the rule, 0 to 1. */
  ceiling?(meal: Meal, wine: WineProfile): number;
  /**
   * A clause that names the matching traits of wine and dish. In a translation, it is a main clause
   * without a capital and a full stop.
   */
  praise(meal: Meal, wine: WineProfile): string;
  caution(meal: Meal, wine: WineProfile): string;
}

/** A linear scale: 1 at `best`, 0 at `worst`. */
export function share(level: number, worst: number, best: number): number {
  return Math.min(1, Math.max(0, (level - worst) / (best - worst)));
}
