import type { Aroma, Place } from "sync-protocol/profiles";
import type { MealTrait } from "./lexicon.ts";
import type { Plate } from "./namedPlates.ts";

/** The strength of a trait, and the term that adds most to the trait. */
export interface TraitLevel {
  /** From 0, absent, to 5, the strongest in food. */
  readonly level: number;
  readonly from: string;
}

export interface Meal {
  /** The meal's name in a sentence: "grilled lamb". */
  readonly name: string;
  readonly traits: Readonly<Record<MealTrait, TraitLevel>>;
  readonly families: ReadonlySet<string>;
  /**
   * The named dish in the meal, such as coq au vin. `undefined` without one, or if other parts make
   * the meal another kind of food.
   */
  readonly plate: Plate | undefined;
  /** Broader kinds of food. Guides recommend the same wines for all foods of one kind. */
  readonly tables: readonly string[];
  readonly isDessert: boolean;
  /** Whether the food is eaten by hand or on a sofa, and does not suit a grand bottle. */
  readonly isCasual: boolean;
  /** Whether only the side dishes are known, and the main part of the meal is unknown. */
  readonly isMainPartUnknown: boolean;
  /** The scents of the meal, each with the term that it comes from. */
  readonly aromas: ReadonlyMap<Aroma, string>;
  readonly origins: readonly Place[];
  /** The names of all understood terms, in the order of the text. */
  readonly terms: readonly string[];
  readonly understood: readonly string[];
  /** The words that no term covers, in the order of the text. */
  readonly unknownWords: readonly string[];
}

/** The result of reading a text: a meal, or a question if the text is unclear. */
export type MealReading =
  | { readonly kind: "meal"; readonly meal: Meal }
  | {
      readonly kind: "unclear";
      readonly question: string;
      /** Possible meanings of the text. Each is itself a text that is understood as a meal. */
      readonly choices: readonly string[];
      readonly understood: readonly string[];
      readonly unknownWords: readonly string[];
    };
