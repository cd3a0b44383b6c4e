import { type Aroma, PLACES } from "sync-protocol/profiles";
import { tablesOf } from "./tables.ts";
import { foodsIn } from "./classics.ts";
import { composed } from "./composed.ts";
import type { MealTerm } from "./lexicon.ts";
import type { Meal } from "./Meal.ts";
import { nameOf } from "./mealName.ts";
import { traitsOf } from "./mealTraits.ts";
import { type TermMention, wordingsOf } from "./termsIn.ts";

const DESSERT_FAMILIES = foodsIn("sweet");

export function isDessert(term: MealTerm): boolean {
  return term.is.some((family) => DESSERT_FAMILIES.has(family));
}

/**
 * The terms that define the plate: its dishes and main ingredients, or else its sides, or else its
 * sauces. If none of the dishes is a kind of food, as with "pie", the sides count too.
 */
export function carriersOf(terms: readonly TermMention[]): TermMention[] {
  const greatest = terms.filter(({ role }) => role === "dish" || role === "main");
  if (greatest.some(({ is }) => is.length > 0)) return greatest;
  const sides = withoutFruit(terms.filter(({ role }) => role === "side"));
  if (greatest.length > 0 || sides.length > 0) return [...greatest, ...sides];
  return terms.filter(({ is }) => is.length > 0);
}

/** Fruit alone is a dessert. With other sides, as in "kale and apple salad", the fruit is left out. */
function withoutFruit(sides: readonly TermMention[]): TermMention[] {
  const others = sides.filter((side) => !isDessert(side));
  return others.length > 0 ? others : [...sides];
}

interface MealParts {
  readonly text: string;
  readonly terms: readonly TermMention[];
  readonly carriers: readonly TermMention[];
  readonly unknownWords: readonly string[];
  readonly isMainPartUnknown: boolean;
}

export function mealOf({
  text,
  terms,
  carriers,
  unknownWords,
  isMainPartUnknown,
}: MealParts): Meal {
  const name = nameOf(terms, carriers, text);
  const aromas = new Map<Aroma, string>();
  for (const term of terms) {
    for (const aroma of term.aromas)
      if (!aromas.has(aroma)) aromas.set(aroma, term.isAdjective ? name : term.wording);
  }
  const families = familiesOf(terms, carriers);
  return {
    name,
    traits: traitsOf(terms, carriers, name),
    families,
    plate: undefined,
    tables: tablesOf(families),
    isDessert: carriers.some(isDessert),
    isCasual: terms.some((term) => term.isCasual),
    isMainPartUnknown,
    aromas,
    origins: terms.flatMap(({ origin }) => PLACES.get(origin ?? "") ?? []),
    terms: terms.map(({ name }) => name),
    understood: wordingsOf(terms),
    unknownWords,
  };
}

/** The kinds of food on a plate. If the text names a dish, the ingredients do not count. */
function familiesOf(
  terms: readonly TermMention[],
  carriers: readonly TermMention[],
): ReadonlySet<string> {
  const described = carriers.filter(({ is }) => is.length > 0);
  const dishes = described.filter(({ role }) => role === "dish");
  const meaningful = dishes.length > 0 ? dishes : described;
  return composed(
    meaningful.flatMap(({ is }) => is),
    terms,
  );
}
