/**
 * A phrase found in a text: its meaning, and the positions of its first word and of the word after
 * its last.
 */
export interface PhraseMatch<Meaning> {
  readonly meaning: Meaning;
  readonly start: number;
  readonly end: number;
}

interface Phrase<Meaning> {
  readonly words: readonly ReadonlySet<string>[];
  readonly meaning: Meaning;
}

/** Finds known phrases in a text, as whole words. Prefers longer phrases. */
export class PhraseIndex<Meaning> {
  readonly #byFirstWord = new Map<string, Phrase<Meaning>[]>();

  /**
   * Adds a phrase, given as the accepted forms of each of its words. If two phrases with the same
   * number of words match the same text, the one added first wins.
   */
  add(words: readonly ReadonlySet<string>[], meaning: Meaning): void {
    for (const form of words[0] ?? []) {
      const phrases = this.#byFirstWord.get(form) ?? [];
      const shorter = phrases.findIndex((phrase) => phrase.words.length < words.length);
      phrases.splice(shorter === -1 ? phrases.length : shorter, 0, { words, meaning });
      this.#byFirstWord.set(form, phrases);
    }
  }

  /** The meaning of a known phrase that consists of this single word. */
  meaningOf(word: string): Meaning | undefined {
    return this.#byFirstWord.get(word)?.find((phrase) => phrase.words.length === 1)?.meaning;
  }

  /** The longest known phrase that begins at the word `start`. */
  at(words: readonly string[], start: number): PhraseMatch<Meaning> | undefined {
    const phrases = this.#byFirstWord.get(words[start] ?? "");
    const phrase = phrases?.find((candidate) =>
      candidate.words.every((forms, offset) => forms.has(words[start + offset] ?? "")),
    );
    return phrase && { meaning: phrase.meaning, start, end: start + phrase.words.length };
  }

  /** All known phrases in the text, from left to right, without overlaps. */
  findAll(words: readonly string[]): PhraseMatch<Meaning>[] {
    const found: PhraseMatch<Meaning>[] = [];
    for (let start = 0; start < words.length;) {
      const phrase = this.at(words, start);
      if (phrase) found.push(phrase);
      start = phrase?.end ?? start + 1;
    }
    return found;
  }
}
