import type { Wine } from "../records/wine.ts";
import type { Aroma } from "./aroma.ts";
import type { Place } from "./places.ts";

/** The style of a wine, derived from its fields. */
export interface WineProfile {
  readonly wine: Wine;
  readonly colour: "red" | "white" | "rosé";
  /** On the WSET scale: 1 low, 3 medium, 5 high; tannin 0 is none. */
  readonly body: number;
  readonly tannin: number;
  readonly acidity: number;
  /** 0 dry, 1 off-dry, 3 medium sweet, 5 luscious. */
  readonly sweetness: number;
  /** Percent by volume. */
  readonly alcohol: number;
  readonly bubbles: boolean;
  readonly aromas: ReadonlySet<Aroma>;
  /** Names of the wine's grapes and styles in the tables, for classic pairings. */
  readonly kinds: ReadonlySet<string>;
  readonly place: Place | undefined;
  /** The country's English name if known, otherwise as written. */
  readonly country: string;
}
