import { cell, readTsv } from "sync-protocol";
import { type Aroma, AROMAS } from "sync-protocol/profiles";
import termsTable from "sync-protocol/data/meals/terms.tsv?raw";

/** What a dish does to a wine; each from 0, not felt, to 5, as strong as food gets. */
const MEAL_TRAITS = [
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

/** The languages of the kitchen words. */
export const LANGUAGES = ["en", "fr", "it", "es", "de"] as const;

export type Language = (typeof LANGUAGES)[number];

const ROLES = ["dish", "main", "side", "touch"] as const;

/**
 * How far a term can stand for the meal: a `dish` or a `main` carries it, a `side` only where
 * nothing greater does, a `touch` (sauce, spice, way of cooking) only where it is a kind of food
 * and all there is.
 */
export type Role = (typeof ROLES)[number];

/** Something a cook says: an ingredient, a dish, a way of cooking. */
export interface MealTerm {
  /** How a sentence names it; also an English word for it. */
  readonly name: string;
  readonly role: Role;
  /** It says how something is, and is nothing on its own: "spicy", "smoked". */
  readonly isAdjective: boolean;
  /** It is eaten by hand or on a sofa. */
  readonly isCasual: boolean;
  /** The kinds of food that it is. */
  readonly is: readonly string[];
  readonly traits: Partial<Record<MealTrait, number>>;
  /** What it adds to, or takes from, the weight of what it comes with. */
  readonly lift: number;
  readonly aromas: readonly Aroma[];
  /** The key of its home among the places with a kitchen of their own. */
  readonly origin: string | undefined;
  /** Words and phrases by language, in the form a dictionary lists them. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
}

/**
 * Every kitchen word the sommelier knows; of two that share a form the first is meant. Strengths are estimates
 * of ours on a five-step scale, after the food tables of Harrington (2008) and Dornenburg and Page (2006).
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
