/** A trait of a wine that the user asks for or rules out. */
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

/** One wish: the wine must match one of these phrases, or must not match this phrase. */
export type Wish =
  | { readonly kind: "want"; readonly anyOf: readonly Phrase[] }
  | { readonly kind: "rule out"; readonly phrase: Phrase };

/** A question's wishes about the wine, and the rest of the question. */
export interface WishReading {
  readonly wishes: readonly Wish[];
  /** Moods by name, such as "celebrate". */
  readonly moods: readonly string[];
  readonly moodWords: readonly string[];
  /** The question without its wishes. "no" precedes a part that the user ruled out. */
  readonly dish: string;
}

/** A wish as shown: "no red wine", "light red wine or Riesling". */
export function labelOf(wish: Wish): string {
  if (wish.kind === "rule out") return `no ${phraseLabel(wish.phrase)}`;
  return wish.anyOf.map(phraseLabel).join(" or ");
}

const NOUNS: ReadonlySet<string> = new Set(["special bottle"]);

/** Examples: "light red wine from Italy", "oaked Chardonnay". */
export function phraseLabel(phrase: Phrase): string {
  const adjectives: string[] = [];
  const colours: string[] = [];
  const nouns: string[] = [];
  const after: string[] = [];
  for (const criterion of phrase) {
    switch (criterion.kind) {
      case "grape":
      case "style":
        nouns.push(criterion.label);
        break;
      case "origin":
        after.push(`from ${criterion.label}`);
        break;
      case "price":
        after.push(
          `${criterion.bound === "at most" ? "under" : "over"} ${String(criterion.amount)}${criterion.currency ? ` ${criterion.currency}` : ""}`,
        );
        break;
      case "years":
        after.push(`${criterion.bound} ${inYears(criterion.years)} old`);
        break;
      case "percent":
        after.push(`${criterion.bound} ${String(criterion.percent)} %`);
        break;
      case "vintage":
        after.push(
          criterion.bound === "exactly"
            ? String(criterion.vintage)
            : `${criterion.bound === "at most" ? "up to" : "since"} ${String(criterion.vintage)}`,
        );
        break;
      case "people":
        after.push(`for ${String(criterion.people)} people`);
        break;
      case "trait":
        if (NOUNS.has(criterion.value)) nouns.push(criterion.value);
        else if (criterion.trait === "colour") colours.push(criterion.value);
        else adjectives.push(criterion.value);
    }
  }
  const isWine =
    adjectives.length + colours.length > 0 || phrase.some(({ kind }) => kind === "origin");
  if (isWine && nouns.length === 0) nouns.push("wine");
  return [...adjectives, ...colours, ...nouns, ...after].join(" ");
}

function inYears(years: number): string {
  return years === 1 ? "1 year" : `${String(years)} years`;
}
