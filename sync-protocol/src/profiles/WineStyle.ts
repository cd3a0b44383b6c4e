import stylesTable from "../../data/wine-profiles/styles.tsv?raw";
import * as cell from "../cell.ts";
import { readTsv } from "../readTsv.ts";
import type { WineType } from "../records/wineType.ts";
import { type Aroma, AROMAS } from "./aroma.ts";

/** What an appellation, blend or word on the label adds to the profile of the grapes. */
export interface WineStyle {
  readonly name: string;
  /** The types of wine to which the style applies. */
  readonly types: readonly WineType[];
  /** The grapes to use if the wine names no grapes. */
  readonly grapes: readonly string[];
  /** Traits that replace the grapes' traits, in WSET steps; sweetness from 0 dry to 5 luscious. */
  readonly traits: Partial<StyleTraits>;
  readonly aromas: readonly Aroma[];
  readonly words: readonly string[];
}

const STYLE_TRAITS = ["body", "tannin", "acidity", "sweetness", "alcohol"] as const;

export type StyleTraits = Readonly<Record<(typeof STYLE_TRAITS)[number], number>>;

/** All known styles. If a wine matches several, later rows are more specific. */
export const WINE_STYLES: readonly WineStyle[] = readTsv(stylesTable, {
  name: cell.text,
  other_words: cell.list,
  types: cell.listOf(cell.wineType),
  grapes: cell.list,
  traits: cell.amountsOf(STYLE_TRAITS),
  aromas: cell.listOf(cell.oneOf(AROMAS)),
}).map(({ other_words, ...style }) => ({ ...style, words: [style.name, ...other_words] }));
