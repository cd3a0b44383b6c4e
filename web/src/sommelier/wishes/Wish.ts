export type Criterion =
  | { readonly kind: "trait"; readonly trait: TraitKind; readonly value: string }
  /** Names of grapes, styles or places in the wine profiles. One match is enough. */
  | {
      readonly kind: "grape" | "style" | "origin";
      readonly names: readonly string[];
      readonly label: string;
    }
  | {
      readonly kind: "price";
      readonly bound: Bound;
      readonly amount: number;
      readonly currency?: string;
    }
  | { readonly kind: "years"; readonly bound: Bound; readonly years: number }
  | { readonly kind: "percent"; readonly bound: Bound; readonly percent: number }
  | { readonly kind: "vintage"; readonly bound: Bound | "exactly"; readonly vintage: number }
  | { readonly kind: "people"; readonly people: number };

type Bound = "at most" | "at least";

export const TRAIT_KINDS = [
  "colour",
  "bubbles",
  "sweetness",
  "body",
  "oak",
  "tannin",
  "acidity",
  "alcohol",
  "age",
  "cost",
  "occasion",
  "type",
] as const;

export type TraitKind = (typeof TRAIT_KINDS)[number];

/** The dimension of a criterion. A wine has only one value in each dimension. */
export function dimensionOf(criterion: Criterion): string {
  return criterion.kind === "trait" ? criterion.trait : criterion.kind;
}

/** Criteria that one wine must all match: "a light red", "oaked Chardonnay". */
export type Phrase = readonly Criterion[];

/** The wine must match one of the phrases `anyOf`, or must not match `phrase`. */
export type Wish =
  | { readonly kind: "want"; readonly anyOf: readonly Phrase[] }
  | { readonly kind: "rule out"; readonly phrase: Phrase };

export interface WishReading {
  readonly wishes: readonly Wish[];
  /** Moods by name, such as "celebrate". */
  readonly moods: readonly string[];
  readonly moodWords: readonly string[];
  /**
   * The part of the question about food, without the wishes. "no" precedes food that the user
   * excluded.
   */
  readonly dish: string;
}
