import { GRAPE_PROFILES, PhraseIndex, wordsOf } from "../profiles/index.ts";
import type { Wine } from "../records/wine.ts";

/** The texts of a wine, prepared to search for phrases in them. */
export interface Label {
  /**
   * The texts of a wine that can name a place. The varietal is excluded, because "Red Bordeaux
   * Blend" names a grape blend, not a place.
   */
  readonly places: Text;
  readonly words: Text;
  readonly varietal: Text;
  /**
   * Two names of the wine's first grape: as on the label, and as in the grape table. Empty if the
   * wine's texts name no known grape.
   */
  readonly grapes: readonly string[];
}

/** A text in two forms: as one phrase, and as a set of words, which rules out most phrases fast. */
export interface Text {
  readonly phrase: string;
  readonly words: ReadonlySet<string>;
}

export function labelOf({
  name,
  designation,
  region,
  appellation,
  country,
  varietal,
  producer,
}: Wine): Label {
  const onLabel = [name, designation, region, appellation].flatMap((text) =>
    phraseWords(text ?? ""),
  );
  const [grape] = [varietal, name].flatMap((text) => GRAPES.findAll(wordsOf(text)));
  return {
    places: textOf([...onLabel, ...phraseWords(country)]),
    words: textOf([...onLabel, ...phraseWords(producer)]),
    varietal: textOf(phraseWords(varietal)),
    grapes: grape ? [grape.meaning.written, grape.meaning.name] : [],
  };
}

/** Prepares a text. Spaces around each word make phrases match only whole words. */
function textOf(words: readonly string[]): Text {
  return { phrase: ` ${words.join(" ")} `, words: new Set(words) };
}

export interface Phrase {
  readonly first: string;
  readonly phrase: string;
}

export function containsPhrase(text: Text, phrases: readonly Phrase[]): boolean {
  return phrases.some(({ first, phrase }) => text.words.has(first) && text.phrase.includes(phrase));
}

interface NamedGrape {
  readonly name: string;
  readonly written: string;
}

const GRAPES = new PhraseIndex<NamedGrape>();
export const GRAPE_NAMES = new Set<string>();
for (const { name, synonyms } of GRAPE_PROFILES) {
  for (const written of [name, ...synonyms]) {
    GRAPES.add(
      wordsOf(written).map((word) => new Set([word])),
      { name, written },
    );
    GRAPE_NAMES.add(written);
  }
}

/**
 * A phrase to search for in two forms: as separate words, and as one word. "Granreserva" then
 * matches "Gran Reserva".
 */
export function phrasesOf(text: string): Phrase[] {
  const words = phraseWords(text);
  const asOne = words.join("");
  const [first = ""] = words;
  const asWritten = { first, phrase: ` ${words.join(" ")} ` };
  return words.length < 2 ? [asWritten] : [asWritten, { first: asOne, phrase: ` ${asOne} ` }];
}

const IN_FULL: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", sta: "santa" };

function phraseWords(text: string): string[] {
  return wordsOf(text).map((word) => IN_FULL[word] ?? word);
}
