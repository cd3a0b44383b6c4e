/** Kinds of names that languages have words for. */
export type NamedKind = "country" | "region" | "grape";

/** A part of a search: a word, or words that form a name together. */
export interface SearchedPart {
  readonly words: readonly string[];
  /** Whether a folded text has another name of what the words name. Missing for other words. */
  readonly isNamedIn?: ((text: string) => boolean) | undefined;
}

/** Names of countries, regions and grapes in several languages. */
export interface NameTable {
  /** A stored name in the language of texts. An unknown name stays as it is. */
  readonly shown: (kind: NamedKind, stored: string) => string;
  readonly searched: (words: readonly string[]) => readonly SearchedPart[];
}

let table: NameTable | undefined;

/** Sets the table of names from now on. */
export function nameWith(names: NameTable | undefined): void {
  table = names;
}

/** The name of a country, region, or grapes in the language of texts. Names are stored as typed. */
export function nameIn(kind: NamedKind, stored: string): string {
  return table?.shown(kind, stored) ?? stored;
}

/** The parts of a search, from its folded words. Without a table, each word is a part. */
export function searchedParts(words: readonly string[]): readonly SearchedPart[] {
  return table?.searched(words) ?? words.map((word) => ({ words: [word] }));
}
