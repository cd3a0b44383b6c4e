import type { CellarWine } from "./CellarWine.ts";

/** What Quick Stats count. */
export interface CellarStats {
  readonly bottles: number;
  readonly types: number;
  readonly regions: number;
}

/** Counts that are kept up wine by wine. */
export interface CellarTally {
  /** Counts a wine in the place of another; `undefined` where it came or went. */
  readonly replace: (before: CellarWine | undefined, after: CellarWine | undefined) => void;
  readonly stats: () => CellarStats;
}

/**
 * Makes counts: the bottles of the wines counted in, and their distinct types and regions. Archived
 * wines don't count, as they don't in the collection's own summary.
 */
export function cellarTally(): CellarTally {
  let bottles = 0;
  const types = new Map<string, number>();
  const regions = new Map<string, number>();

  const count = (wine: CellarWine | undefined, times: 1 | -1) => {
    if (!wine || wine.isArchived) return;
    bottles += times * wine.quantity;
    add(types, wine.type, times);
    add(regions, wine.region, times);
  };
  return {
    replace: (before, after) => {
      count(before, -1);
      count(after, 1);
    },
    stats: () => ({ bottles, types: types.size, regions: regions.size }),
  };
}

function add(counts: Map<string, number>, key: string, times: 1 | -1): void {
  const sum = (counts.get(key) ?? 0) + times;
  if (sum === 0) counts.delete(key);
  else counts.set(key, sum);
}
