import type { WineType } from "../records/wineType.ts";
import type { Aroma } from "./aroma.ts";
import type { Source } from "./sources.ts";

/** What an appellation, a blend or a word on the label says about a wine beyond its grapes. */
export interface WineStyle {
  readonly name: string;
  /** The types of wine for which the word means this style. */
  readonly types: readonly WineType[];
  /** The grapes to assume where the wine names none. */
  readonly grapes: readonly string[];
  /** Traits that replace those of the grapes; steps of WSET, sweetness 0 dry to 5 luscious. */
  readonly traits: Partial<StyleTraits>;
  readonly aromas: readonly Aroma[];
  readonly words: readonly string[];
  readonly source: Source;
}

export interface StyleTraits {
  readonly body: number;
  readonly tannin: number;
  readonly acidity: number;
  readonly sweetness: number;
  readonly alcohol: number;
}

interface Told {
  readonly grapes?: string;
  readonly traits?: Partial<StyleTraits>;
  readonly aromas?: readonly Aroma[];
  readonly words?: string;
  readonly source?: Source;
}

const list = (text = ""): string[] => (text === "" ? [] : text.split(", "));

/** Makes the styles that stand for these types of wine. */
export const styleOf =
  (...types: readonly WineType[]) =>
  (name: string, told: Told = {}): WineStyle => ({
    name,
    types,
    grapes: list(told.grapes),
    traits: told.traits ?? {},
    aromas: told.aromas ?? [],
    words: [name, ...list(told.words)],
    source: told.source ?? "oxford",
  });
