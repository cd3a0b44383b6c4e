import type { CellarStats } from "../../rules/cellar/cellarStats.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";

/** Number of stored cards, about as many as the largest screen shows. */
const FIRST_CARDS = 12;

/** Minimum number of wines from which the first cards show before all wines are read. */
const LARGE_CELLAR = 500;

export interface FirstScreenNote {
  readonly stamp: string;
  /** Ids of the first wines, in the order in which the collection shows them. */
  readonly wineIds: readonly string[];
  readonly count: number;
  readonly stats: CellarStats;
}

export interface FirstScreen extends Pick<FirstScreenNote, "count" | "stats"> {
  readonly wines: readonly CellarWine[];
}

/** The note for the next start; `undefined` for a small cellar or a cellar without cards. */
export function firstScreenNote(
  wines: readonly CellarWine[],
  { stamp, stats }: { readonly stamp: string | undefined; readonly stats: CellarStats },
): FirstScreenNote | undefined {
  if (stamp === undefined || wines.length < LARGE_CELLAR) return undefined;
  const shown = wines.filter(({ isArchived }) => !isArchived);
  const wineIds = shown.slice(0, FIRST_CARDS).map(({ id }) => id);
  return wineIds.length === 0 ? undefined : { stamp, wineIds, count: shown.length, stats };
}

/**
 * The first cards with the present wines. The totals of `before` are adjusted for the changes of
 * these wines. The other values are updated when all wines are read.
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
