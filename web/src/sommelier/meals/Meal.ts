import type { Aroma, Place } from "sync-protocol/profiles";
import type { MealTrait } from "./lexicon.ts";
import type { Plate } from "./namedPlates.ts";

/** How strongly a trait is felt, and which term brings it. */
export interface Felt {
  /** 0 not at all, 5 as strong as food gets. */
  readonly level: number;
  readonly from: string;
}

/** What the rules know of a meal. */
export interface Meal {
  /** How a sentence names it: "grilled lamb". */
  readonly name: string;
  readonly traits: Readonly<Record<MealTrait, Felt>>;
  readonly families: ReadonlySet<string>;
  /** The plate that guides know by its name, where nothing beside it makes other food of it. */
  readonly plate: Plate | undefined;
  /** The wider kinds of food, for which guides pour alike. */
  readonly tables: readonly string[];
  readonly isDessert: boolean;
  /** It is eaten by hand or on a sofa: no food for a grand bottle. */
  readonly isCasual: boolean;
  /** Its main part is not known: what is known stands beside it. */
  readonly isNearly: boolean;
  /** Scents by the term that brings them. */
  readonly aromas: ReadonlyMap<Aroma, string>;
  readonly origins: readonly Place[];
  /** Every term understood by its name in the lexicon, in the order of the text. */
  readonly terms: readonly string[];
  /** What was understood, in the person's own words. */
  readonly understood: readonly string[];
  /** The words of the text that no term covers, in its order. */
  readonly passedOver: readonly string[];
}

/** A text understood as a meal, or the one question that would make it so. */
export type MealReading =
  | { readonly kind: "meal"; readonly meal: Meal }
  | {
      readonly kind: "unclear";
      readonly question: string;
      /** What may be meant, each a meal that is understood. */
      readonly choices: readonly string[];
      readonly understood: readonly string[];
      readonly passedOver: readonly string[];
    };
