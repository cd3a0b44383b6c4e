import { i18n } from "../../../language/i18n.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { lotsInState } from "../../../rules/counting/statistics.ts";
import { priceInWords } from "../../../rules/lots/price.ts";
import { comparedGains, countWorth } from "../../../rules/worth/worth.ts";
import { gainInWords } from "../../../rules/worth/gainInWords.ts";
import { countOf } from "../../../ui/countOf.ts";

/**
 * The wine's worth in words, for example "6 bottles: €270.00, €90.00 more than you paid". For a
 * wine without a valuation, a hint to add one.
 */
export function worthInWords(wine: CellarWine): string {
  if (wine.valuations.length === 0)
    return i18n._("No valuation yet. What would a bottle cost today?");
  const { values, gains, unvalued } = countWorth(
    lotsInState("held", [{ ...wine, isArchived: false }]),
  );
  const sums = values.map((sum) => `${countOf(sum.bottles, "bottle")}: ${priceInWords(sum)}`);
  const compared = comparedGains(gains).gains.map(gainInWords);
  const without =
    unvalued > 0
      ? [i18n._("{bottles} without a valuation", { bottles: countOf(unvalued, "bottle") })]
      : [];
  const words = [...sums, ...compared, ...without].join(" · ");
  return words === "" ? i18n._("No bottles left.") : words;
}
