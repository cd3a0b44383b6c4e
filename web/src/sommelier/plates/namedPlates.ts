import { type Found, PhraseIndex } from "sync-protocol/profiles";
import { formsOf } from "../inflect.ts";
import { tellingWords } from "../kitchenWords.ts";
import { CASUAL } from "./casual.ts";
import { CHEESES } from "./cheese.ts";
import { EASTERN } from "./eastern.ts";
import { MEDITERRANEAN } from "./mediterranean.ts";
import { ROASTS } from "./roasts.ts";
import { FROM_THE_SEA } from "./sea.ts";
import { SWEETS } from "./sweets.ts";

/** A plate that guides know by its name, with what they pour for it. */
export interface Plate {
  readonly name: string;
  /** Wines by the names of the wine tables, what is named most often first. */
  readonly wines: readonly string[];
}

/** Every named plate. A line has the names of plates with the same wines, a colon, and the wines. */
export const PLATES: readonly Plate[] = [
  ROASTS,
  CASUAL,
  FROM_THE_SEA,
  MEDITERRANEAN,
  EASTERN,
  CHEESES,
  SWEETS,
]
  .flatMap((lines) => lines.trim().split("\n"))
  .flatMap((line) => {
    const [names = "", wines = ""] = line.split(": ");
    return names.split(", ").map((name) => ({ name, wines: wines.split(", ") }));
  });

let index: PhraseIndex<Plate> | undefined;

function plateIndex(): PhraseIndex<Plate> {
  if (index) return index;
  index = new PhraseIndex();
  for (const plate of PLATES) {
    index.add(
      tellingWords(plate.name).map((word) => formsOf(word, "en")),
      plate,
    );
  }
  return index;
}

/** The plates named in a text, by its telling words, the longest name first. */
export function platesIn(words: readonly string[]): readonly Found<Plate>[] {
  return words
    .flatMap((_, at) => plateIndex().at(words, at) ?? [])
    .toSorted((a, b) => b.end - b.start - (a.end - a.start));
}
