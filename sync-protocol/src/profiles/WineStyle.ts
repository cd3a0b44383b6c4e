import stylesTable from "../../data/wine-profiles/styles.tsv?raw";
import * as cell from "../cell.ts";
import { readTsv } from "../readTsv.ts";
import type { WineType } from "../records/wineType.ts";
import { type Aroma, AROMAS } from "./aroma.ts";

/**
 * A style that an appellation, a blend or a word on the label implies. Its traits replace those of
 * the wine's grapes.
 */
export interface WineStyle {
  readonly name: string;
  /** The types of wine to which the style applies. */
  readonly types: readonly WineType[];
  /** The grapes of this style, used if the wine's texts name none. */
  readonly grapes: readonly string[];
  /**
   * Traits that replace those of the grapes, on the WSET scale from 1 to 5. Sweetness is from 0 dry
   * to 5 luscious.
   */
  readonly traits: Partial<StyleTraits>;
  readonly aromas: readonly Aroma[];
  readonly words: readonly string[];
}

const STYLE_TRAITS = ["body", "tannin", "acidity", "sweetness", "alcohol"] as const;

export type StyleTraits = Readonly<Record<(typeof STYLE_TRAITS)[number], number>>;

/**
 * All known styles, the more specific later. If a wine matches several, later ones override earlier
 * ones.
 */
export const WINE_STYLES: readonly WineStyle[] = readTsv(stylesTable, {
  name: cell.text,
  other_words: cell.list,
  types: cell.listOf(cell.wineType),
  grapes: cell.list,
  traits: cell.amountsOf(STYLE_TRAITS),
  aromas: cell.listOf(cell.oneOf(AROMAS)),
}).map(({ other_words, ...style }) => ({ ...style, words: [style.name, ...other_words] }));
