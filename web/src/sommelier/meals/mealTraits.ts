import type { MealTerm, MealTrait } from "./lexicon.ts";
import type { TraitLevel, Meal } from "./Meal.ts";
import { isOfKitchen } from "./mealName.ts";
import type { TermMention } from "./termsIn.ts";

/** The share of a side's traits that counts for the plate. */
const SIDE_SHARE = 0.6;
/** The share of a trait's second-strongest source that is added to the strongest source. */
const SECOND_SHARE = 0.25;
const STRONGEST = 5;
const LIGHTEST = 1;

export function traitsOf(
  terms: readonly TermMention[],
  carriers: readonly TermMention[],
  name: string,
): Meal["traits"] {
  const felt = (trait: MealTrait): TraitLevel => {
    const { level, from } = strongest(trait, terms, carriers);
    return { level, from: !from || from.isAdjective || isOfKitchen(from) ? name : from.wording };
  };
  return {
    weight: weightOf(terms, carriers),
    fat: felt("fat"),
    protein: felt("protein"),
    sweet: felt("sweet"),
    acid: felt("acid"),
    salt: felt("salt"),
    heat: felt("heat"),
    umami: felt("umami"),
    iodine: felt("iodine"),
    bitter: felt("bitter"),
    smoke: felt("smoke"),
  };
}

/** The weight of the heaviest main term, adjusted by cooking and dressing. */
function weightOf(terms: readonly TermMention[], carriers: readonly TermMention[]): TraitLevel {
  const heaviest = carriers.toSorted((a, b) => levelIn(b, "weight") - levelIn(a, "weight"))[0];
  const lift = terms.reduce((sum, term) => sum + term.lift, 0);
  const base = heaviest ? levelIn(heaviest, "weight") : 0;
  const level = clamped(base + clamped(lift, -1, 1), LIGHTEST, STRONGEST);
  return { level, from: heaviest?.wording ?? "" };
}

/**
 * The strongest source of a trait, plus a share of the second strongest: two salty things are
 * saltier than one.
 */
function strongest(
  trait: MealTrait,
  terms: readonly TermMention[],
  carriers: readonly TermMention[],
): { level: number; from: TermMention | undefined } {
  const shares = terms.map((term) => {
    const share = term.role === "side" && !carriers.includes(term) ? SIDE_SHARE : 1;
    return { level: levelIn(term, trait) * share, from: term };
  });
  const [first, second] = shares.filter(({ level }) => level > 0).sort((a, b) => b.level - a.level);
  const tempering = shares.reduce((sum, { level }) => sum + Math.min(level, 0), 0);
  const level = (first?.level ?? 0) + (second?.level ?? 0) * SECOND_SHARE + tempering;
  return { level: clamped(level, 0, STRONGEST), from: first?.from };
}

function levelIn(term: MealTerm, trait: MealTrait): number {
  return term.traits[trait] ?? 0;
}

function clamped(level: number, least: number, most: number): number {
  return Math.min(Math.max(level, least), most);
}
