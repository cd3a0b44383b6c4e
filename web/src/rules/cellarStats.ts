import type { CellarWine } from "./cellarView.ts";

/** What Quick Stats count. */
export interface CellarStats {
  readonly bottles: number;
  readonly types: number;
  readonly regions: number;
}

/** Sums the bottles of these wines and counts their distinct types and regions. */
export function cellarStats(wines: readonly CellarWine[]): CellarStats {
  return {
    bottles: wines.reduce((sum, wine) => sum + wine.quantity, 0),
    types: new Set(wines.map((wine) => wine.type)).size,
    regions: new Set(wines.map((wine) => wine.region)).size,
  };
}
