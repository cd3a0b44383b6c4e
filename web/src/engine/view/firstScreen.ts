import type { CellarStats } from "../../rules/cellar/cellarStats.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";

/** About as many cards as the largest screen shows at first. */
const FIRST_CARDS = 12;

/** From this many wines on, a start shows first cards before reading all. */
const LARGE_CELLAR = 500;

/** What the next start needs to show first cards before reading all wines. */
export interface FirstScreenNote {
  /** Stamp of the noted store: see `cellarStamp`. */
  readonly stamp: string;
  /** The first wines of the collection, in order. */
  readonly wineIds: readonly string[];
  /** How many wines are not archived. */
  readonly count: number;
  readonly stats: CellarStats;
}

/** The first cards of a large cellar, and its totals. */
export interface FirstScreen extends Pick<FirstScreenNote, "count" | "stats"> {
  readonly wines: readonly CellarWine[];
}

/** The note for the next start; `undefined` for a small cellar or one without cards. */
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
 * The first cards with their wines `now`, and the totals adjusted by these wines' changes since
 * `before`. Other wines, types and regions update when all wines are read.
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
