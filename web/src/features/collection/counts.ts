import type { CellarWine } from "../../rules/cellarView.ts";

/** The wines in words: "1 wine", "23 wines". */
export function wineCount(wines: number): string {
  return wines === 1 ? "1 wine" : `${String(wines)} wines`;
}

/** What these wines come to: "36 bottles across 12 wines". */
export function cellarSummary(wines: readonly CellarWine[]): string {
  const bottles = wines.reduce((sum, wine) => sum + wine.quantity, 0);
  return `${String(bottles)} bottles across ${wineCount(wines.length)}`;
}
