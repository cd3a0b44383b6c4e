import type { Meal } from "./readMeal.ts";
import { PAIRING_RULES } from "./rules.ts";
import type { WineProfile } from "./WineProfile.ts";

/** A rule speaks for a wine from this share of its points, and against it up to the other. */
const SPEAKS_FOR = 0.6;
const SPEAKS_AGAINST = 0.4;
/** A reservation worth fewer points than this is not worth a sentence. */
const WORTH_SAYING = 0.25;
const PRAISES = 2;

/** Why a wine suits a meal: its two strongest points and, if it has one, its weightiest reservation. */
export function explain(meal: Meal, wine: WineProfile): string {
  const weighed = PAIRING_RULES.map((rule) => ({
    rule,
    earned: rule.earned(meal, wine),
    swing: rule.stake(meal) * (rule.earned(meal, wine) - 0.5),
  })).toSorted((a, b) => b.swing - a.swing);

  const praises = weighed
    .filter(({ earned, swing }) => earned >= SPEAKS_FOR && swing > 0)
    .slice(0, PRAISES)
    .map(({ rule }) => rule.praise(meal, wine));
  const worst = weighed.at(-1);
  const reserved =
    worst !== undefined && worst.earned <= SPEAKS_AGAINST && worst.swing < -WORTH_SAYING;
  return [
    sentence(praises.join(", and ")),
    ...(reserved ? [sentence(`a reservation: ${worst.rule.caution(meal, wine)}`)] : []),
  ]
    .filter((text) => text !== "")
    .join(" ");
}

/** The clause with a capital and a full stop. */
function sentence(clause: string): string {
  return clause === "" ? "" : `${clause.slice(0, 1).toUpperCase()}${clause.slice(1)}.`;
}
