import type { WineProfile } from "sync-protocol/profiles";
import { i18n, textLanguage } from "../../language/i18n.ts";
import type { PairingRule } from "./PairingRule.ts";
import type { Meal } from "../meals/Meal.ts";
import { capitalized } from "../meals/capitalized.ts";
import { PAIRING_RULES } from "./rules.ts";

interface RuleWeight {
  readonly rule: PairingRule;
  readonly earned: number;
  /** The points by which the rule favours the wine; negative if the rule is against it. */
  readonly swing: number;
}

/**
 * A rule favours a wine that earns at least the share `SPEAKS_FOR` of the rule's points. The rule
 * is against a wine that earns at most the share `SPEAKS_AGAINST`.
 */
const SPEAKS_FOR = 0.6;
const SPEAKS_AGAINST = 0.4;
/** A reservation with fewer points than this is not mentioned. */
const WORTH_SAYING = 0.25;
const PRAISES = 2;
/** Factor for general rules, so that explanations use them only if little else applies. */
const GENERAL_SHARE = 0.3;

/**
 * Maximum length of an English sentence of two clauses, in characters. In other languages each
 * clause is a sentence.
 */
const SENTENCE_MAX = 110;

/** Why a wine suits a meal: its two strongest points and its strongest reservation, if any. */
export function explain(meal: Meal, wine: WineProfile): string {
  const weighed = weighedFor(meal, wine);
  const praises = strongest(weighed).map(({ rule }) => rule.praise(meal, wine));
  const caution = weightiest(weighed)?.caution(meal, wine);
  if (caution !== undefined) return withCaution(praises[0], caution);
  const both = praises.join(", and ");
  const isOneSentence = textLanguage() === "en" && both.length <= SENTENCE_MAX;
  return isOneSentence ? asSentence(both) : praises.map(asSentence).join(" ");
}

/**
 * Joins a strong point and a reservation: "It is as light as the salad. But it may taste flat …"
 */
function withCaution(praise: string | undefined, caution: string): string {
  if (praise === undefined) return asSentence(caution);
  return `${asSentence(praise)} ${asSentence(i18n._("but {reservation}", { reservation: caution }))}`;
}

/**
 * The strongest conflict between a wine and a meal, as a sentence. Without another conflict, the
 * sentence can say that the wine is not a usual partner. `undefined` if little speaks against the
 * wine.
 */
export function reservation(meal: Meal, wine: WineProfile): string | undefined {
  const weighed = weighedFor(meal, wine);
  const quarrels = weighed.filter(({ rule }) => rule.speaksOf !== "fame");
  const caution = (weightiest(quarrels) ?? weightiest(weighed))?.caution(meal, wine);
  return caution === undefined ? undefined : asSentence(caution);
}

/** Each rule's weight for a wine and a meal, from the most favourable to the least. */
function weighedFor(meal: Meal, wine: WineProfile): RuleWeight[] {
  return PAIRING_RULES.map((rule) => weigh(rule, meal, wine)).toSorted((a, b) => b.swing - a.swing);
}

function weightiest(weighed: readonly RuleWeight[]): PairingRule | undefined {
  return weighed.findLast(({ earned, swing }) => earned <= SPEAKS_AGAINST && swing < -WORTH_SAYING)
    ?.rule;
}

function weigh(rule: PairingRule, meal: Meal, wine: WineProfile): RuleWeight {
  const earned = rule.earned(meal, wine);
  const swing = rule.stake(meal) * (earned - 0.5) * (rule.isGeneral ? GENERAL_SHARE : 1);
  return { rule, earned, swing };
}

function strongest(weighed: readonly RuleWeight[]): RuleWeight[] {
  const speaking = weighed.filter(({ earned, swing }) => earned >= SPEAKS_FOR && swing > 0);
  const kinds = speaking.map(({ rule }) => rule.speaksOf);
  return speaking
    .filter(({ rule }, position) => kinds.indexOf(rule.speaksOf) === position)
    .slice(0, PRAISES);
}

const asSentence = (clause: string): string => `${capitalized(clause)}.`;
