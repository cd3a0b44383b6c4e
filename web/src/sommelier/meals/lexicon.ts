import { cell, readTsv } from "sync-protocol";
import { type Aroma, AROMAS } from "sync-protocol/profiles";
import termsTable from "sync-protocol/data/meals/terms.tsv?raw";

/**
 * Traits of a dish that decide which wine suits the dish. Each ranges from 0 (absent) to 5 (as
 * strong as food can be).
 */
export const MEAL_TRAITS = [
  "weight",
  "fat",
  "protein",
  "sweet",
  "acid",
  "salt",
  "heat",
  "umami",
  "iodine",
  "bitter",
  "smoke",
] as const;

export type MealTrait = (typeof MEAL_TRAITS)[number];

export const LANGUAGES = ["en", "fr", "it", "es", "de"] as const;

export type Language = (typeof LANGUAGES)[number];

const ROLES = ["dish", "main", "side", "touch"] as const;

/**
 * How important a term is in its meal. A `dish` or `main` defines the meal. A `side` defines the
 * meal only if there is no `dish` or `main`. A `touch` (sauce, spice, way of cooking) defines the
 * meal only if it is a kind of food and the meal has nothing else.
 */
export type Role = (typeof ROLES)[number];

/** A kitchen term: an ingredient, a dish, or a way of cooking. */
export interface MealTerm {
  /** An English word for the term, also used in sentences about the meal. */
  readonly name: string;
  readonly role: Role;
  /** Whether the term is only an adjective: "spicy", "smoked". */
  readonly isAdjective: boolean;
  /** Whether the food is casual: eaten by hand or on a sofa. */
  readonly isCasual: boolean;
  /** The kinds of food to which the term belongs. */
  readonly is: readonly string[];
  readonly traits: Partial<Record<MealTrait, number>>;
  /** How much heavier the term makes a meal. A negative number makes the meal lighter. */
  readonly lift: number;
  readonly aromas: readonly Aroma[];
  /** The food's region or country, as a key of `PLACES`. */
  readonly origin: string | undefined;
  /** Words and phrases by language, in dictionary form. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
}

/**
 * Every kitchen word that the sommelier knows. If two terms share a form, the first applies. The
 * strengths are our estimates on a five-step scale, after the food tables of Harrington (2008) and
 * Dornenburg and Page (2006).
 */
export const LEXICON: readonly MealTerm[] = readTsv(termsTable, {
  name: cell.text,
  role: cell.oneOf(ROLES),
  adjective: cell.flag,
  casual: cell.flag,
  foods: cell.list,
  traits: cell.amountsOf(MEAL_TRAITS),
  lift: cell.optional(cell.number),
  aromas: cell.listOf(cell.oneOf(AROMAS)),
  origin: cell.optional(cell.text),
  en: cell.list,
  fr: cell.list,
  it: cell.list,
  es: cell.list,
  de: cell.list,
}).map(({ name, role, adjective, casual, foods, traits, lift = 0, aromas, origin, ...words }) => ({
  name,
  role,
  isAdjective: adjective,
  isCasual: casual,
  is: foods,
  traits,
  lift,
  aromas,
  origin,
  words,
}));
