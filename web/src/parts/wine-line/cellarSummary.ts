import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import type { WineGroup } from "../../rules/cellar/order/wineGroups.ts";

/**
 * The number of bottles and wines, for example "36 bottles across 12 wines". The numbers have no
 * thousands separators.
 */
export function cellarSummary(wines: readonly CellarWine[]): string {
  return countedSummary(
    wines.reduce((sum, wine) => sum + wine.quantity, 0),
    wines.length,
  );
}

export function countedSummary(bottles: number, wines: number): string {
  return i18n._(
    "{bottles, plural, one {{bottles} bottle} other {{bottles} bottles}} across {wines, plural, one {{wines} wine} other {{wines} wines}}",
    { bottles, wines },
  );
}

export function groupSummary({ bottles, wines }: WineGroup): string {
  return countedSummary(bottles, wines.length);
}
