import type { WineProfile } from "sync-protocol/profiles";
import { isFirstChoice } from "./affinityRules.ts";
import type { PairingRule } from "./PairingRule.ts";
import type { Meal } from "../meals/Meal.ts";
import { kindPoured } from "./kindPoured.ts";

/** How often guides pour each kind of wine, by table: 1 what they pour most for it, 0 never. */
export type Poured = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** At home a plate has the wine of the place, however seldom it is poured elsewhere. */
const isAtHome = ({ origins }: Meal, { place }: WineProfile) =>
  origins.some((origin) => origin === place);

/**
 * What guides pour for the wider kind of food, whatever the plate. They seldom agree on a plate, but
 * on the table they do: of all rules this one carries over best to plates of guides that it was not
 * counted from ("docs/pairing.md" has the figures).
 */
export function usualPours(poured: Poured): PairingRule {
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
    praise: ({ name }) => `wines like this are often poured with ${name}`,
    caution: ({ name }) => `wines like this are seldom poured with ${name}`,
  };
}
