import type { Wine } from "../records/wine.ts";
import type { Aroma } from "./aroma.ts";
import type { Place } from "./places.ts";

/** What the rules know of a wine, from what its owner wrote about it. */
export interface WineProfile {
  readonly wine: Wine;
  readonly colour: "red" | "white" | "rosé";
  /** WSET's five steps: 1 low, 3 medium, 5 high; tannin 0 is none. */
  readonly body: number;
  readonly tannin: number;
  readonly acidity: number;
  /** 0 dry, 1 off-dry, 3 medium sweet, 5 luscious. */
  readonly sweetness: number;
  /** Percent by volume. */
  readonly alcohol: number;
  readonly bubbles: boolean;
  readonly aromas: ReadonlySet<Aroma>;
  /** The grapes and styles behind the profile by their names in the tables, for the classics. */
  readonly kinds: ReadonlySet<string>;
  readonly place: Place | undefined;
  /** The country in English, as far as it is known under another name. */
  readonly country: string;
}
