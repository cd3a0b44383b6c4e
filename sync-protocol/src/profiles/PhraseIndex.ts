/** A phrase found in a text: its meaning and the words it covers, `end` excluded. */
export interface Found<Meaning> {
  readonly meaning: Meaning;
  readonly start: number;
  readonly end: number;
}

interface Phrase<Meaning> {
  readonly words: readonly ReadonlySet<string>[];
  readonly meaning: Meaning;
}

/** Phrases by their words: finds them in a text as whole words, the longest first. */
export class PhraseIndex<Meaning> {
  readonly #byFirstWord = new Map<string, Phrase<Meaning>[]>();

  /**
   * Adds a phrase, given as the accepted forms of each of its words. Of two phrases of one length
   * that share a form, the one added first is found.
   */
  add(words: readonly ReadonlySet<string>[], meaning: Meaning): void {
    for (const form of words[0] ?? []) {
      const phrases = this.#byFirstWord.get(form) ?? [];
      const shorter = phrases.findIndex((phrase) => phrase.words.length < words.length);
      phrases.splice(shorter === -1 ? phrases.length : shorter, 0, { words, meaning });
      this.#byFirstWord.set(form, phrases);
    }
  }

  /** What a single word means, whatever its form. */
  meaningOf(word: string): Meaning | undefined {
    return this.#byFirstWord.get(word)?.find((phrase) => phrase.words.length === 1)?.meaning;
  }

  /** The phrase that begins at `start`, the longest where several do. */
  at(words: readonly string[], start: number): Found<Meaning> | undefined {
    const phrases = this.#byFirstWord.get(words[start] ?? "");
    const phrase = phrases?.find((candidate) =>
      candidate.words.every((forms, offset) => forms.has(words[start + offset] ?? "")),
    );
    return phrase && { meaning: phrase.meaning, start, end: start + phrase.words.length };
  }

  /** Every phrase of the text from left to right; none overlaps another. */
  findAll(words: readonly string[]): Found<Meaning>[] {
    const found: Found<Meaning>[] = [];
    for (let start = 0; start < words.length;) {
      const phrase = this.at(words, start);
      if (phrase) found.push(phrase);
      start = phrase?.end ?? start + 1;
    }
    return found;
  }
}
