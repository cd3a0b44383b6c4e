import { type PairAnswer, type Wine, WINE_TYPES } from "sync-protocol";
import type { CellarStore, Sommelier } from "./ports.ts";
import { Refused } from "./Refused.ts";

/** What pairing needs. */
export interface PairDeps {
  readonly store: Pick<CellarStore, "wines">;
  readonly sommelier: Sommelier;
}

/** Most wines that the sommelier is asked to choose from. */
export const OFFERED_MAX = 60;

/** Words shorter than this say nothing about a meal. */
const WORD_MIN = 4;

/** Recommends, for a meal, wines of the person's own that are in the cellar now, best first. */
export async function pairMeal(deps: PairDeps, userId: string, meal: string): Promise<PairAnswer> {
  const active = await deps.store.wines(userId, { includeArchived: false });
  const inStock = active.filter((wine) => wine.quantity > 0);
  if (inStock.length === 0) {
    return {
      pairings: [],
      message: "Your cellar holds no bottles to choose from. Add some wine, and ask again.",
    };
  }

  const answer = await deps.sommelier.pair(meal, offerFor(meal, inStock));
  if (!("kind" in answer)) return answer;

  switch (answer.kind) {
    case "unconfigured":
      throw new Refused({
        status: 503,
        code: "ai_unconfigured",
        error: "The AI pairing service needs an AI key, and none is configured.",
      });
    case "failed":
      throw new Refused({
        status: 502,
        code: "ai_failed",
        error: "The AI pairing service did not give a usable answer. Please try again later.",
      });
  }
}

/**
 * Narrows a large cellar to the wines that the sommelier gets to choose from, {@link OFFERED_MAX}
 * at most: first those whose name, grape, place or notes share a word with the meal; then, turn by
 * turn, one of each type, of which there are most bottles first. Everything is in reach for a cellar
 * that is smaller.
 */
export function offerFor(meal: string, wines: readonly Wine[]): Wine[] {
  if (wines.length <= OFFERED_MAX) return [...wines];

  const mealWords = wordsOf(meal);
  const mentions = (wine: Wine): boolean =>
    [...wordsOf(textOf(wine))].some((word) => mealWords.has(word));
  const plentiful = [...wines].sort((a, b) => b.quantity - a.quantity);
  const mentioned = plentiful.filter(mentions);
  const others = plentiful.filter((wine) => !mentions(wine));
  return [...mentioned, ...turnByTurn(others)].slice(0, OFFERED_MAX);
}

/** The first of each type, the second of each type, and so on. */
function turnByTurn(wines: readonly Wine[]): Wine[] {
  const byType = WINE_TYPES.map((type) => wines.filter((wine) => wine.type === type));
  const turns = Math.max(...byType.map((ofType) => ofType.length));
  return Array.from({ length: turns }, (_, turn) =>
    byType.flatMap((ofType) => ofType.slice(turn, turn + 1)),
  ).flat();
}

function textOf({ name, varietal, region, notes }: Wine): string {
  return [name, varietal, region, notes ?? ""].join(" ");
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= WORD_MIN));
}
