import { PhraseIndex } from "./PhraseIndex.ts";
import { wordsOf } from "./words.ts";

/** An entry of a wine table under the name by which it was found. */
export interface Known<Entry> {
  readonly entry: Entry;
  readonly calledAs: string;
}

/** The entries of a table by their names, each name in full and as it stands. */
export type NameIndex<Entry> = PhraseIndex<Known<Entry>>;

/** Indexes a table by the names of its entries; of equal names the first counts. */
export function indexByName<Entry>(
  table: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
): NameIndex<Entry> {
  const index: NameIndex<Entry> = new PhraseIndex();
  for (const entry of table) {
    for (const name of namesOf(entry)) {
      const words = wordsOf(name).map((word) => new Set([word]));
      index.add(words, { entry, calledAs: name });
    }
  }
  return index;
}

/** What these texts, given as their words, name: each entry once, in the order of the texts. */
export function knownIn<Entry>(
  index: NameIndex<Entry>,
  texts: readonly (readonly string[])[],
): Known<Entry>[] {
  const known = new Map<Entry, Known<Entry>>();
  for (const { meaning } of texts.flatMap((words) => index.findAll(words))) {
    if (!known.has(meaning.entry)) known.set(meaning.entry, meaning);
  }
  return [...known.values()];
}
