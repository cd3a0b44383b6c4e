export type NamedKind = "country" | "region" | "grape";

export interface SearchedPart {
  readonly words: readonly string[];
  /**
   * Whether a folded text contains another name for the same thing as `words`. Missing if `words`
   * name nothing known.
   */
  readonly isNamedIn?: ((text: string) => boolean) | undefined;
}

export interface NameTable {
  /** Translates a stored name into the language of texts. An unknown name stays unchanged. */
  readonly shown: (kind: NamedKind, stored: string) => string;
  readonly searched: (words: readonly string[]) => readonly SearchedPart[];
}

let table: NameTable | undefined;

export function setNameTable(names: NameTable | undefined): void {
  table = names;
}

export function nameIn(kind: NamedKind, stored: string): string {
  return table?.shown(kind, stored) ?? stored;
}

/** Splits a search, given as folded words. Without a table, each word is a part. */
export function searchedParts(words: readonly string[]): readonly SearchedPart[] {
  return table?.searched(words) ?? words.map((word) => ({ words: [word] }));
}
