import { fieldsWith, type RatingScale } from "sync-protocol";
import type { DateOrder } from "../values/days.ts";

/** The fields of a wine that a column may hold. The number of bottles is that of a lot. */
export const IMPORTED_FIELDS = fieldsWith("exportedAs").filter((field) => field !== "quantity");

/** What a column may say of a wine: a field, or something from which one follows. */
export const FACTS = [
  ...IMPORTED_FIELDS,
  ...(["color", "category", "vineyard", "tag", "photo"] as const),
];

/** What is told of bottles, by the place where it goes. */
export const STOCK = [
  "bottles",
  "usedBottles",
  "ordered",
  "millilitres",
  "litres",
  "place",
  "rack",
  "hole",
  "bin",
  "row",
  "column",
  "boughtOn",
  "arrivesOn",
  "shop",
  "price",
  "currency",
  "lotNote",
] as const;

/** What is told of bottles that went, or that were tasted, by the place where it goes. */
export const PAST = [
  "goneOn",
  "ticked",
  "goneHow",
  "goneBottles",
  "goneNote",
  "goneTo",
  "goneFor",
  "goneCurrency",
  "cameBottles",
  "cameFor",
  "tastedOn",
  "tastedNote",
  "eventKey",
  "rating",
  "ratingScale",
  "flawed",
  "occasion",
] as const;

/**
 * What a column says:
 * - a fact of the wine or of its bottles, or what became of them;
 * - `wineKey`, `bottleKey`: the name of a wine, or of bottles, in the program that wrote the file;
 * - `locale`: country, region and appellation in one; `window`: both years in one; `state`: held,
 *   ordered or gone;
 * - `repeats`: what other columns say already, so that nothing is lost without it;
 * - `later`: what no field holds: it is kept with its wine as it was written. Columns that no table
 *   names are such, too.
 */
export type Use =
  | (typeof FACTS)[number]
  | (typeof STOCK)[number]
  | (typeof PAST)[number]
  | "wineKey"
  | "bottleKey"
  | "locale"
  | "window"
  | "state"
  | "repeats"
  | "later";

/** Whether bottles lie in the cellar, are on their way, or are gone. */
export type BottleState = "held" | "ordered" | "gone";

/** One table of one program: what tells it from others, and what each of its columns says. */
export interface Format {
  /** Its program; ids follow from this and what the program calls a wine. Never changed. */
  readonly source: string;
  /** What people read: "CellarTracker, My Wines". */
  readonly title: string;
  /** The columns that tell it: all of them are there. */
  readonly needs: readonly string[];
  /** Further columns that tell it, of which a table has at least two. */
  readonly among?: readonly string[];
  readonly columns: Readonly<Record<string, Use>>;
  /**
   * How well it tells of bottles, where several tables of a program come together: those of the
   * highest alone make lots, as each of them tells of the same bottles. Without it, it never does.
   */
  readonly stock?: number;
  /** A price that it tells of a wine is that of all its bottles, also of those that others tell. */
  readonly pricesWines?: true;
  /** Each row without a count is one bottle. */
  readonly bottleEach?: true;
  /** It is a table of its owner's own, who says what its columns are. */
  readonly isOwners?: true;
  /** Its rows are the holes of racks: they say where bottles lie that other tables count. */
  readonly racks?: true;
  /** How days are written, where the program has one way. */
  readonly dates?: DateOrder;
  /** Out of how much it rates, where the program has one scale. */
  readonly ratingScale?: RatingScale;
  /** What its texts say in the place of nothing. */
  readonly nothing?: readonly string[];
  /** Vintages that mean a wine without one. */
  readonly nonVintage?: readonly string[];
  /** Years that mean that the year is not known. */
  readonly unknownYears?: readonly string[];
  readonly states?: Readonly<Record<string, BottleState>>;
  /** Places that mean that the bottles are on their way. */
  readonly orderedPlaces?: readonly string[];
  /** Why such a table is not read, in a sentence. */
  readonly refusal?: string;
}
