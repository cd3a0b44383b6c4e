import type { WineProfile } from "sync-protocol/profiles";
import type { Meal } from "../meals/Meal.ts";

/** One thing that a sommelier weighs: what it is worth for a meal, and how a wine meets it. */
export interface PairingRule {
  readonly name: string;
  /** Rows of `sources.tsv` in `sync-protocol/data/wine-profiles`. */
  readonly sources: readonly string[];
  /** What its clauses speak of; an explanation speaks of each thing once. */
  readonly speaksOf:
    | "acidity"
    | "body"
    | "fame"
    | "home"
    | "scent"
    | "strength"
    | "sweetness"
    | "tannin";
  /** It holds for nearly any meal and so says little about this one. */
  readonly isGeneral?: true;
  /** How many points the meal puts at stake; 0 where the rule does not concern it. */
  stake(meal: Meal): number;
  /** The share of those points that the wine earns, 0 to 1. */
  earned(meal: Meal, wine: WineProfile): number;
  /** The most that such a wine can come to, 0 to 1, where it breaks what must not be broken. */
  ceiling?(meal: Meal, wine: WineProfile): number;
  /** A clause that names the trait of the wine and that of the dish which agree. */
  praise(meal: Meal, wine: WineProfile): string;
  /** A clause that names those that quarrel. */
  caution(meal: Meal, wine: WineProfile): string;
}

/** A share that is `1` at `best`, `0` at `worst`, and straight between them. */
export function share(level: number, worst: number, best: number): number {
  return Math.min(1, Math.max(0, (level - worst) / (best - worst)));
}
