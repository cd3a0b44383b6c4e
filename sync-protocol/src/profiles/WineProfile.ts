import type { Wine } from "../records/wine.ts";
import type { Aroma } from "./aroma.ts";
import type { Place } from "./places.ts";

/** The style of a wine for pairing with meals, derived from its fields. */
export interface WineProfile {
  readonly wine: Wine;
  readonly colour: "red" | "white" | "rosé";
  /**
   * Body, tannin and acidity are on the WSET scale: 1 low, 3 medium, 5 high. Tannin 0 means none.
   */
  readonly body: number;
  readonly tannin: number;
  readonly acidity: number;
  /** From 0 to 5: 0 dry, 1 off-dry, 3 medium sweet, 5 luscious. */
  readonly sweetness: number;
  /** Alcohol in percent by volume. */
  readonly alcohol: number;
  readonly bubbles: boolean;
  readonly aromas: ReadonlySet<Aroma>;
  /**
   * The names of the wine's type, grapes and styles, spelled as in the grape and style tables.
   * Classic pairings refer to these names.
   */
  readonly kinds: ReadonlySet<string>;
  readonly place: Place | undefined;
  /** The country's English name if known; if not, the name as the user wrote it. */
  readonly country: string;
}
