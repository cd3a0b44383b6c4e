import type { Aroma, Place } from "sync-protocol/profiles";
import type { MealTrait } from "./lexicon.ts";
import type { Plate } from "./namedPlates.ts";

/** The strength of a trait, and the term that contributes most to it. */
export interface Felt {
  /** 0 is absent, 5 the strongest in food. */
  readonly level: number;
  readonly from: string;
}

export interface Meal {
  /** Its name in a sentence: "grilled lamb". */
  readonly name: string;
  readonly traits: Readonly<Record<MealTrait, Felt>>;
  readonly families: ReadonlySet<string>;
  /** The plate that guides know by its name, unless other parts make it another kind of food. */
  readonly plate: Plate | undefined;
  /** The broader kinds of food with the same wines in guides. */
  readonly tables: readonly string[];
  readonly isDessert: boolean;
  /** Whether it is eaten by hand or on a sofa, and does not suit a grand bottle. */
  readonly isCasual: boolean;
  /** Whether its main part is unknown, and only its company is known. */
  readonly isNearly: boolean;
  /** Scents, each with its term. */
  readonly aromas: ReadonlyMap<Aroma, string>;
  readonly origins: readonly Place[];
  /** Every understood term by its name in the lexicon, in the order of the text. */
  readonly terms: readonly string[];
  /** The understood words as the user wrote them. */
  readonly understood: readonly string[];
  /** The words that no term covers, in the order of the text. */
  readonly passedOver: readonly string[];
}

/** A text as a meal, or a question to clarify it. */
export type MealReading =
  | { readonly kind: "meal"; readonly meal: Meal }
  | {
      readonly kind: "unclear";
      readonly question: string;
      /** Possible meanings, each a meal that is understood. */
      readonly choices: readonly string[];
      readonly understood: readonly string[];
      readonly passedOver: readonly string[];
    };
