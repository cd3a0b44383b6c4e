import type { WineProfile } from "sync-protocol/profiles";
import type { PairingRule } from "./PairingRule.ts";
import type { Meal } from "../meals/Meal.ts";
import { PAIRING_RULES } from "./rules.ts";

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

/** No sentence is longer: what is more becomes two. */
const SENTENCE_MAX = 110;

/** Why a wine suits a meal: its two strongest points and, if it has one, its weightiest reservation. */
export function explain(meal: Meal, wine: WineProfile): string {
  const weighed = weighedFor(meal, wine);
  const praises = strongest(weighed).map(({ rule }) => rule.praise(meal, wine));
  const caution = weightiest(weighed)?.caution(meal, wine);
  if (caution !== undefined) return toldWith(praises[0], `but ${caution}`);
  const both = praises.join(", and ");
  return both.length <= SENTENCE_MAX ? asSentence(both) : praises.map(asSentence).join(" ");
}

/** What speaks for it, and what against it: "It is as light as the salad. But it may taste flat …" */
function toldWith(praise: string | undefined, caution: string): string {
  return [praise, praise === undefined ? caution.replace(/^but /u, "") : caution]
    .filter((clause) => clause !== undefined)
    .map(asSentence)
    .join(" ");
}

/**
 * What quarrels most between a wine and a meal, as a sentence; that it is no usual partner only
 * where nothing quarrels, and `undefined` where little speaks against it.
 */
export function reservation(meal: Meal, wine: WineProfile): string | undefined {
  const weighed = weighedFor(meal, wine);
  const quarrels = weighed.filter(({ rule }) => rule.speaksOf !== "fame");
  const caution = (weightiest(quarrels) ?? weightiest(weighed))?.caution(meal, wine);
  return caution === undefined ? undefined : asSentence(caution);
}

/** What each rule says of a wine for a meal, from what speaks most for it to what speaks against. */
function weighedFor(meal: Meal, wine: WineProfile): Weighed[] {
  return PAIRING_RULES.map((rule) => weigh(rule, meal, wine)).toSorted((a, b) => b.swing - a.swing);
}

/** The rule that speaks most against it, if one does. */
function weightiest(weighed: readonly Weighed[]): PairingRule | undefined {
  return weighed.findLast(({ earned, swing }) => earned <= SPEAKS_AGAINST && swing < -WORTH_SAYING)
    ?.rule;
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
