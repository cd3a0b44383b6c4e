import type { Source } from "sync-protocol/profiles";

/** The wines that a kind of food is known to go with, by the names of the wine tables. */
export interface Classic {
  /** First choices, best known first; a sentence that says what to buy names these. */
  readonly best: readonly string[];
  /** What serves well; a type of wine stands for every wine of that type. */
  readonly good: readonly string[];
  readonly sources: readonly Source[];
}

/** A table's entry from names separated by commas. */
export const classic = (best: string, good: string, ...sources: readonly Source[]): Classic => ({
  best: best.split(", "),
  good: good.split(", "),
  sources,
});
