import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import type { FirstScreen } from "./firstScreen.ts";

/**
 * The first cards as their wines are `now`, and what all wines come to, as far as these have moved it since
 * `before`: what became of others, and of types and regions, shows when all are read.
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
