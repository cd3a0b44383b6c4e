export type NamedKind = "country" | "region" | "grape";

export interface SearchedPart {
  readonly words: readonly string[];
  /**
   * Whether a folded text contains any name of the country, region or grape that `words` name.
   * Absent if `words` name none of these.
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

/**
 * Splits the folded words of a search into names and other words. If no table of names is loaded,
 * each word is separate.
 */
export function searchedParts(words: readonly string[]): readonly SearchedPart[] {
  return table?.searched(words) ?? words.map((word) => ({ words: [word] }));
}
