import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import type { WineGroup } from "../../rules/cellar/order/wineGroups.ts";
import { nounOf } from "../../ui/countOf.ts";

/** Summary without digit separators, as specified, for example "36 bottles across 12 wines". */
export function cellarSummary(wines: readonly CellarWine[]): string {
  return countedSummary(
    wines.reduce((sum, wine) => sum + wine.quantity, 0),
    wines.length,
  );
}

/** The summary of given counts. */
export function countedSummary(bottles: number, wines: number): string {
  const [bottle, wine] = [nounOf(bottles, "bottle"), nounOf(wines, "wine")];
  return `${String(bottles)} ${bottle} across ${String(wines)} ${wine}`;
}

/** Summary of a group, for example "1 bottle across 1 wine". */
export function groupSummary({ bottles, wines }: WineGroup): string {
  return countedSummary(bottles, wines.length);
}
