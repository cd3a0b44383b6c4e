import type { CellarWine } from "./cellarView.ts";
import type { FirstScreen } from "./firstScreen.ts";

/**
 * The first cards as their wines are `now`, in that order, with what all of them come to: since `before` no
 * other wine is taken to have changed, which the cards of all wines show when they come.
 */
export function firstScreenNow(before: FirstScreen, now: readonly CellarWine[]): FirstScreen {
  const wines = now.filter(({ isArchived }) => !isArchived);
  const { count, stats } = before;
  return {
    wines,
    count: count + wines.length - before.wines.length,
    stats: { ...stats, bottles: stats.bottles + bottlesOf(wines) - bottlesOf(before.wines) },
  };
}

function bottlesOf(wines: readonly CellarWine[]): number {
  return wines.reduce((sum, { quantity }) => sum + quantity, 0);
}
