import type { WineProfile } from "sync-protocol/profiles";
import { i18n } from "../../language/i18n.ts";
import { isFirstChoice } from "./affinityRules.ts";
import type { PairingRule } from "./PairingRule.ts";
import type { Meal } from "../meals/Meal.ts";
import { kindPoured } from "./kindPoured.ts";

/** How often guides recommend each kind of wine, by table: 1 for the most frequent, 0 for never. */
export type Pours = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Whether wine and dish are from one region. Such a wine suits the dish even if it is rare
 * elsewhere.
 */
const isAtHome = ({ origins }: Meal, { place }: WineProfile) =>
  origins.some((origin) => origin === place);

/**
 * Favours the wines that guides often recommend with this kind of food. Guides disagree about
 * single dishes, but agree about the kinds of food in the tables. Of all rules, this rule works
 * best for dishes outside the sample that was counted ("docs/pairing.md" has the figures).
 */
export function usualPours(poured: Pours): PairingRule {
  const share = (meal: Meal, wine: WineProfile): number => {
    if (isAtHome(meal, wine) && isFirstChoice(meal, wine)) return 1;
    const kind = kindPoured(wine);
    let shares = 0;
    for (const table of meal.tables) {
      const atIt = poured.get(table);
      shares += atIt?.get(kind) ?? atIt?.get(wine.wine.type) ?? 0;
    }
    return Math.sqrt(shares / meal.tables.length);
  };
  return {
    name: "what guides pour",
    sources: ["guides"],
    speaksOf: "fame",
    isGeneral: true,
    stake: ({ tables, plate }) => (plate || tables.length === 0 ? 0 : 5),
    earned: share,
    praise: ({ name: food }) => i18n._("wines like this are often poured with {food}", { food }),
    caution: ({ name: food }) => i18n._("wines like this are seldom poured with {food}", { food }),
  };
}
