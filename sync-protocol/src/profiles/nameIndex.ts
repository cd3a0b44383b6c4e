import { PhraseIndex } from "./PhraseIndex.ts";
import { wordsOf } from "./words.ts";

/** The entries of a table by their names, each name in full and as it stands. */
export type NameIndex<Entry> = PhraseIndex<Entry>;

/** Indexes a table by the names of its entries; of equal names the first counts. */
export function indexByName<Entry>(
  table: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
): NameIndex<Entry> {
  const index: NameIndex<Entry> = new PhraseIndex();
  for (const entry of table) {
    for (const name of namesOf(entry)) {
      const words = wordsOf(name).map((word) => new Set([word]));
      index.add(words, entry);
    }
  }
  return index;
}

/** What these texts, given as their words, name: each entry once, in the order of the texts. */
export function knownIn<Entry>(
  index: NameIndex<Entry>,
  texts: readonly (readonly string[])[],
): Entry[] {
  const known = new Set<Entry>();
  for (const words of texts) {
    for (const { meaning } of index.findAll(words)) known.add(meaning);
  }
  return [...known];
}
