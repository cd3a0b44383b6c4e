import { fieldsWith, type RatingScale } from "sync-protocol";
import type { DateOrder } from "../values/days.ts";

/** Wine fields that a column may contain. Excludes the bottle count, which belongs to a lot. */
export const IMPORTED_FIELDS = fieldsWith("exportedAs").filter((field) => field !== "quantity");

/** Uses of columns about a wine: its fields, and values from which fields are derived. */
export const FACTS = [
  ...IMPORTED_FIELDS,
  ...(["color", "category", "vineyard", "tag", "photo"] as const),
];

/** Uses of columns about bottles. */
export const STOCK = [
  "bottles",
  "usedBottles",
  "ordered",
  "millilitres",
  "litres",
  "place",
  "rack",
  "space",
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

/** Uses of columns about removed or tasted bottles. */
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
 * The use of a column:
 *
 * - a fact of the wine or its bottles, or an event;
 * - `wineKey`, `bottleKey`: id of a wine or of bottles in the exporting program;
 * - `locale`: country, region and appellation in one; `window`: both years in one;
 * - `state`: held, ordered or gone;
 * - `repeats`: repeats other columns and can be ignored;
 * - `later`: has no field and is kept unchanged with its wine, as are unknown columns.
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

export type BottleState = "held" | "ordered" | "gone";

export interface Format {
  /**
   * The name of the program. The ids of imported wines are derived from it and from the program's
   * wine ids, so it must never change.
   */
  readonly source: string;
  /**
   * The format's name, such as "CellarTracker, My Wines". Stored with wines in English, and
   * translated for display.
   */
  readonly title: string;
  /** A table is recognized only if it has all these headings. */
  readonly needs: readonly string[];
  /** Further headings. A table is recognized only if it has at least two of them. */
  readonly among?: readonly string[];
  readonly columns: Readonly<Record<string, Use>>;
  /**
   * Priority for counting bottles if several tables of a program are imported together. Only the
   * tables with the highest priority create lots, because all describe the same bottles. A table
   * without a priority never creates lots.
   */
  readonly stock?: number;
  /**
   * Whether a wine's price in this table applies to all its bottles, including those from other
   * tables.
   */
  readonly pricesWines?: true;
  /** Whether each row without a count is one bottle. */
  readonly bottleEach?: true;
  /** Whether this is the user's own table, with uses that the user chose. */
  readonly isOwners?: true;
  /**
   * Whether each row is a space in a rack. Such a table gives the positions of bottles that other
   * tables count.
   */
  readonly racks?: true;
  readonly dates?: DateOrder;
  readonly ratingScale?: RatingScale;
  /** Texts that the program writes into a cell without a value, such as "null". */
  readonly nothing?: readonly string[];
  readonly nonVintage?: readonly string[];
  readonly unknownYears?: readonly string[];
  readonly states?: Readonly<Record<string, BottleState>>;
  /** Names of places that the program uses for bottles that are ordered but not delivered. */
  readonly orderedPlaces?: readonly string[];
  /** For a format that cannot be imported: the reason, as an English sentence. */
  readonly refusal?: string;
}
