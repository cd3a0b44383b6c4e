import { type WineType } from "sync-protocol";
import WINE_TYPES from "../words/wineTypes.json" with { type: "json" };
import { phraseBook } from "../words/phraseBook.ts";
import { valueText } from "./valueText.ts";

const partsOf = phraseBook<WineType | "none">(WINE_TYPES);

/** Types by production, which take precedence over colour. */
const BEFORE_COLOUR = ["Fortified Wine", "Sparkling Wine", "Dessert Wine", "Rosé Wine"] as const;

/** The wine type in a text. `undefined` if the text names no type, or both red and white. */
export function wineTypeIn(text: string): WineType | undefined {
  const named = new Set(partsOf(valueText(text)).map(({ meaning }) => meaning));
  const made = BEFORE_COLOUR.find((type) => named.has(type));
  if (made) return made;
  const [red, white] = [named.has("Red Wine"), named.has("White Wine")];
  if (red === white) return undefined;
  return red ? "Red Wine" : "White Wine";
}
