import type { CellarWine } from "./cellarView.ts";

/** What Quick Stats count. */
export interface CellarStats {
  readonly bottles: number;
  readonly types: number;
  readonly regions: number;
}

/**
 * Sums the bottles of these wines and counts their distinct types and regions. Archived wines don't
 * count, as they don't in the collection's own summary.
 */
export function cellarStats(wines: readonly CellarWine[]): CellarStats {
  const active = wines.filter((wine) => !wine.isArchived);
  return {
    bottles: active.reduce((sum, wine) => sum + wine.quantity, 0),
    types: new Set(active.map((wine) => wine.type)).size,
    regions: new Set(active.map((wine) => wine.region)).size,
  };
}
