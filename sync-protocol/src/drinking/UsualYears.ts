import { phraseOf } from "./phraseOf.ts";
import type { Source } from "./sources.ts";

/** For how long wines of a kind are usually at their best. */
export interface UsualYears {
  /** The kind as the sommelier's tables name it: a style, a grape or a type. */
  readonly kind: string;
  /** What people call it. */
  readonly label: string;
  /** Phrases of which one stands on the label where it holds; none where it holds for the whole kind. */
  readonly phrases: readonly string[];
  /** First and last year, counted from the harvest; nothing where a vintage tells nothing. */
  readonly fromHarvest: Years | undefined;
  /** First and last year of one without a vintage, counted from when it was bought. */
  readonly fromPurchase: Years | undefined;
  readonly sources: readonly [Source, Source];
}

export type Years = readonly [first: number, last: number];

interface Told {
  readonly label?: string;
  readonly words?: string;
  readonly bought?: Years;
}

/** Makes a row that counts from the harvest. */
export const usually = (
  kind: string,
  years: Years,
  sources: UsualYears["sources"],
  { label = kind, words, bought }: Told = {},
): UsualYears => ({
  kind,
  label,
  phrases: words === undefined ? [] : words.split(", ").map(phraseOf),
  fromHarvest: years,
  fromPurchase: bought,
  sources,
});

/** Makes a row of wines that leave their house ready, at whatever age: it counts from the purchase. */
export const onceBought = (
  kind: string,
  years: Years,
  sources: UsualYears["sources"],
  told: Told = {},
): UsualYears => ({
  ...usually(kind, years, sources, told),
  fromHarvest: undefined,
  fromPurchase: years,
});
