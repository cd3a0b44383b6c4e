import type { PairingRule } from "./PairingRule.ts";
import type { Meal } from "./readMeal.ts";
import { PAIRING_RULES } from "./rules.ts";
import type { WineProfile } from "./WineProfile.ts";

interface Weighed {
  readonly rule: PairingRule;
  readonly earned: number;
  /** The points by which the rule speaks for the wine, or, below 0, against it. */
  readonly swing: number;
}

/** A rule speaks for a wine from this share of its points, and against it up to the other. */
const SPEAKS_FOR = 0.6;
const SPEAKS_AGAINST = 0.4;
/** A reservation worth fewer points than this is not worth a sentence. */
const WORTH_SAYING = 0.25;
const PRAISES = 2;
/** What holds for nearly any meal is said only where there is little else to say. */
const GENERAL_SHARE = 0.3;

/** Why a wine suits a meal: its two strongest points and, if it has one, its weightiest reservation. */
export function explain(meal: Meal, wine: WineProfile): string {
  const weighed = PAIRING_RULES.map((rule) => weigh(rule, meal, wine)).toSorted(
    (a, b) => b.swing - a.swing,
  );
  const praises = strongest(weighed).map(({ rule }) => rule.praise(meal, wine));
  const reservation = weighed.findLast(
    ({ earned, swing }) => earned <= SPEAKS_AGAINST && swing < -WORTH_SAYING,
  );
  const sentences = [praises.join(", and ")];
  if (reservation) sentences.push(`a reservation: ${reservation.rule.caution(meal, wine)}`);
  return sentences
    .filter((clause) => clause !== "")
    .map(asSentence)
    .join(" ");
}

function weigh(rule: PairingRule, meal: Meal, wine: WineProfile): Weighed {
  const earned = rule.earned(meal, wine);
  const swing = rule.stake(meal) * (earned - 0.5) * (rule.isGeneral ? GENERAL_SHARE : 1);
  return { rule, earned, swing };
}

/** The strongest points, each of another kind. */
function strongest(weighed: readonly Weighed[]): Weighed[] {
  const speaking = weighed.filter(({ earned, swing }) => earned >= SPEAKS_FOR && swing > 0);
  const kinds = speaking.map(({ rule }) => rule.speaksOf);
  return speaking
    .filter(({ rule }, position) => kinds.indexOf(rule.speaksOf) === position)
    .slice(0, PRAISES);
}

/** The clause with a capital and a full stop. */
function asSentence(clause: string): string {
  return `${clause.slice(0, 1).toUpperCase()}${clause.slice(1)}.`;
}
