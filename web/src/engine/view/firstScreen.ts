import type { CellarStats } from "../../rules/cellar/cellarStats.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";

/** About as many cards as the largest screen shows at first. */
const FIRST_CARDS = 12;

/** From so many wines on a start shows its first cards before it has read all. */
const LARGE_CELLAR = 500;

/** What the next start needs to show its first cards before it has read all wines. */
export interface FirstScreenNote {
  /** Of the store that it was noted of: see `cellarStamp`. */
  readonly stamp: string;
  /** The first wines of the collection, in their order. */
  readonly wineIds: readonly string[];
  /** How many wines are not archived. */
  readonly count: number;
  readonly stats: CellarStats;
}

/** The first cards of a large cellar, and what all of it comes to. */
export interface FirstScreen extends Pick<FirstScreenNote, "count" | "stats"> {
  readonly wines: readonly CellarWine[];
}

/** What to note of a cellar for the next start; `undefined` where all of it is read as fast, or no card would stand. */
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
