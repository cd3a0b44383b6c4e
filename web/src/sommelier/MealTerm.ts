import type { Aroma, PlaceKey } from "sync-protocol/profiles";
import type { Family } from "./classics/index.ts";

/** What a dish does to a wine; each from 0, not felt, to 5, as strong as food gets. */
export type MealTrait =
  | "weight"
  | "fat"
  | "protein"
  | "sweet"
  | "acid"
  | "salt"
  | "heat"
  | "umami"
  | "iodine"
  | "bitter"
  | "smoke";

/** The languages of the kitchen words. */
export const LANGUAGES = ["en", "fr", "it", "es", "de"] as const;

export type Language = (typeof LANGUAGES)[number];

/** Words and phrases by language, separated by commas, in the form a dictionary lists them. */
export type Words = Partial<Record<Language, string>>;

/**
 * How far a term can stand for the meal: a `dish` or a `main` carries it, a `side` only where
 * nothing greater does, a `touch` (sauce, spice, way of cooking) only where it is a kind of food
 * and all there is.
 */
export type Role = "dish" | "main" | "side" | "touch";

/** Something a cook says: an ingredient, a dish, a way of cooking. */
export interface MealTerm {
  /** How a sentence names it; also an English word for it. */
  readonly name: string;
  readonly role: Role;
  readonly is: readonly Family[];
  readonly traits: Partial<Record<MealTrait, number>>;
  /** What it adds to, or takes from, the weight of what it comes with. */
  readonly lift: number;
  readonly aromas: readonly Aroma[];
  readonly origin: PlaceKey | undefined;
  readonly words: Words;
}

interface Told extends Partial<Record<MealTrait, number>> {
  readonly is?: readonly Family[];
  readonly lift?: number;
  readonly aromas?: readonly Aroma[];
  readonly origin?: PlaceKey;
}

const termOf =
  (role: Role) =>
  (name: string, told: Told, words: Words = {}): MealTerm => {
    const { is = [], lift = 0, aromas = [], origin, ...traits } = told;
    return { name, role, is, traits, lift, aromas, origin, words };
  };

/** A whole plate that needs no further word. */
export const dish = termOf("dish");
/** An ingredient that carries a plate. */
export const main = termOf("main");
/** What stands beside the main part, and carries the plate only alone. */
export const side = termOf("side");
/** What changes a plate and never is one. */
export const touch = termOf("touch");
