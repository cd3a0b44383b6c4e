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
  let bottles = 0;
  const types = new Set<string>();
  const regions = new Set<string>();
  for (const { isArchived, quantity, type, region } of wines) {
    if (isArchived) continue;
    bottles += quantity;
    types.add(type);
    regions.add(region);
  }
  return { bottles, types: types.size, regions: regions.size };
}
