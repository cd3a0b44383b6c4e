import type { CellarWine } from "../rules/cellarView.ts";
import { countOf } from "./countOf.ts";

/** What these wines come to: "36 bottles across 12 wines". */
export function cellarSummary(wines: readonly CellarWine[]): string {
  const bottles = wines.reduce((sum, wine) => sum + wine.quantity, 0);
  return `${String(bottles)} bottles across ${countOf(wines.length, "wine")}`;
}
