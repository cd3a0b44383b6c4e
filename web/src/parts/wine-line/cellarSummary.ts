import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import type { WineGroup } from "../../rules/cellar/order/wineGroups.ts";

/** Summary as specified: "36 bottles across 12 wines". */
export function cellarSummary(wines: readonly CellarWine[]): string {
  return countedSummary(
    wines.reduce((sum, wine) => sum + wine.quantity, 0),
    wines.length,
  );
}

/** The same from known counts. */
export function countedSummary(bottles: number, wines: number): string {
  return `${plainly(bottles, "bottle")} across ${plainly(wines, "wine")}`;
}

/** Summary of a group: "1 bottle across 1 wine". */
export function groupSummary({ bottles, wines }: WineGroup): string {
  return countedSummary(bottles, wines.length);
}

/** Without a thousands separator, as the summary is specified. */
function plainly(count: number, noun: string): string {
  return `${String(count)} ${noun}${count === 1 ? "" : "s"}`;
}
