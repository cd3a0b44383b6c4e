import type { Wine } from "sync-protocol";
import { profileOf } from "sync-protocol/profiles";
import { explain } from "../rules/explain.ts";
import { dishName, renamed } from "../meals/dishName.ts";
import { LEXICON } from "../meals/lexicon.ts";
import { SUITS } from "../ranking/rankCellar.ts";
import type { Meal } from "../meals/Meal.ts";
import { readMeal } from "../meals/readMeal.ts";
import { type Scorer, scoringFor } from "../rules/scoreWine.ts";

export const MOST_DISHES = 6;

export interface SuitingDish {
  readonly name: string;
  /** How well wine and dish suit each other: the wine's score for the dish, in percent. */
  readonly confidence: number;
  readonly reasoning: string;
}

/**
 * The dishes for a wine, by the rules that choose wines for dishes, best first. Of equal dishes, a
 * complete dish comes before a single ingredient. No two dishes are the same kind of food. Empty if
 * nothing suits.
 */
export function dishesFor(wine: Wine, now: { readonly year: number }): readonly SuitingDish[] {
  const profile = profileOf(wine, now);
  const ranked = table()
    .map((plate) => ({ ...plate, score: plate.score(profile) }))
    .filter(({ score }) => score >= SUITS)
    .sort((a, b) => b.score - a.score || Number(b.isDish) - Number(a.isDish));
  const kinds = new Set<string>();
  const chosen: SuitingDish[] = [];
  for (const { name, meal, score } of ranked) {
    const families = [...meal.families];
    if (chosen.length === MOST_DISHES || families.some((family) => kinds.has(family))) continue;
    for (const family of families) kinds.add(family);
    const shown = dishName(name);
    const reasoning = explain(shown === name ? meal : renamed(meal, shown), profile);
    chosen.push({ name: shown, confidence: Math.round(score * 100), reasoning });
  }
  return chosen;
}

interface Plate {
  readonly name: string;
  readonly isDish: boolean;
  readonly meal: Meal;
  readonly score: Scorer;
}

let platesOfLexicon: readonly Plate[] | undefined;

/** All dishes and ingredients of the lexicon that have a kind of food. Computed on first use. */
function table(): readonly Plate[] {
  platesOfLexicon ??= LEXICON.flatMap(({ name, role, is }): Plate[] => {
    if (is.length === 0 || (role !== "dish" && role !== "main")) return [];
    const reading = readMeal(name);
    if (reading.kind === "unclear") return [];
    const { meal } = reading;
    return [{ name, isDish: role === "dish", meal, score: scoringFor(meal) }];
  });
  return platesOfLexicon;
}
