import { cell, readTsv } from "sync-protocol";
import { type PhraseMatch, PhraseIndex } from "sync-protocol/profiles";
import platesTable from "sync-protocol/data/meals/plates.tsv?raw";
import { formsOf } from "./inflect.ts";
import { contentWords } from "./mealWords.ts";
import { madeOnce } from "./phrases.ts";

/** A dish that wine guides know by its name, with the wines that the guides recommend. */
export interface Plate {
  readonly name: string;
  /** Names in the wine tables, the most recommended first. */
  readonly wines: readonly string[];
}

export const PLATES: readonly Plate[] = readTsv(platesTable, {
  plates: cell.list,
  wines: cell.list,
}).flatMap(({ plates, wines }) => plates.map((name) => ({ name, wines })));

const SHORTEST_PLURAL = 5;

/** The first letters of a word, which no inflection changes. */
const beginningOf = (word: string) => word.slice(0, 2);

interface PlateName {
  readonly plate: Plate;
  readonly words: readonly string[];
}

let listed: ReadonlyMap<string, readonly PlateName[]> | undefined;

function listedByBeginning(): ReadonlyMap<string, readonly PlateName[]> {
  if (listed) return listed;
  const byBeginning = new Map<string, PlateName[]>();
  for (const plate of PLATES) {
    const words = contentWords(plate.name);
    const beginning = beginningOf(words[0] ?? "");
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), { plate, words }]);
  }
  listed = byBeginning;
  return listed;
}

const indexFor = madeOnce((beginning) => {
  const index = new PhraseIndex<Plate>();
  for (const { plate, words } of listedByBeginning().get(beginning) ?? []) {
    index.add(
      words.map((word) => new Set([...formsOf(word, "en"), singularOf(word)])),
      plate,
    );
  }
  return index;
});

/** The singular of a plural. The table has plurals, as menus do, but users may type "taco". */
function singularOf(word: string): string {
  if (word.length < SHORTEST_PLURAL || /(?:ss|us|is)$/u.test(word)) return word;
  return word.replace(/(?<=o|ch|sh)es$|s$/u, "");
}

/** The plates named in a text, the longest name first. `words` are the text's meaningful words. */
export function platesIn(words: readonly string[]): readonly PhraseMatch<Plate>[] {
  return words
    .flatMap((word, at) => indexFor(beginningOf(word)).at(words, at) ?? [])
    .toSorted((a, b) => b.end - b.start - (a.end - a.start));
}
