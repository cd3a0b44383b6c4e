import type { CellarWine } from "./CellarWine.ts";

export interface CellarStats {
  readonly bottles: number;
  readonly types: number;
  readonly regions: number;
}

export interface CellarTally {
  /** `before` is `undefined` for a new wine, `after` for a removed wine. */
  readonly replace: (before: CellarWine | undefined, after: CellarWine | undefined) => void;
  readonly stats: () => CellarStats;
}

/**
 * Counts bottles, distinct types and distinct regions, updated wine by wine. Archived wines don't
 * count, as in the collection's summary.
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
