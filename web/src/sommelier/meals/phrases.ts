import { type PhraseMatch, PhraseIndex } from "sync-protocol/profiles";
import { formsOf } from "./inflect.ts";
import { type Language, LANGUAGES, LEXICON, type MealTerm } from "./lexicon.ts";
import { contentWords } from "./mealWords.ts";

interface PhraseEntry {
  readonly term: MealTerm;
  readonly language: Language;
  readonly words: readonly string[];
}

const listed: readonly PhraseEntry[] = LEXICON.flatMap((term) => [
  { term, language: "en" as const, words: contentWords(term.name) },
  ...LANGUAGES.flatMap((language) =>
    term.words[language].map((phrase) => ({ term, language, words: contentWords(phrase) })),
  ),
]);

/**
 * Number of letters at the beginning of a word that stay the same in all its inflections.
 * `SHORT_BEGINNING` is for words of up to `LONGEST_SHORT` letters.
 */
const BEGINNING = 3;
const SHORT_BEGINNING = 2;
const LONGEST_SHORT = 4;
const beginningOf = (word: string) => word.slice(0, BEGINNING);

const listedByBeginning = new Map<string, PhraseEntry[]>();
for (const phrase of listed) {
  const [first = ""] = phrase.words;
  const beginning = first.slice(0, first.length > LONGEST_SHORT ? BEGINNING : SHORT_BEGINNING);
  const alike = listedByBeginning.get(beginning);
  if (alike) alike.push(phrase);
  else listedByBeginning.set(beginning, [phrase]);
}

function phrasesFor(beginning: string): PhraseEntry[] {
  const beginnings = new Set([beginning, beginning.slice(0, SHORT_BEGINNING)]);
  return [...beginnings].flatMap((one) => listedByBeginning.get(one) ?? []);
}

export function madeOnce<Made>(make: (beginning: string) => Made): (beginning: string) => Made {
  const made = new Map<string, Made>();
  return (beginning) => {
    const kept = made.get(beginning) ?? make(beginning);
    made.set(beginning, kept);
    return kept;
  };
}

// Listed forms come before inflected forms: "pâtes" means pasta, although "pâté" has the same
// plural without accents.
const indexFor = madeOnce((beginning) => {
  const phrases = phrasesFor(beginning);
  const index = new PhraseIndex<MealTerm>();
  for (const { term, words } of phrases) {
    index.add(
      words.map((word) => new Set([word])),
      term,
    );
  }
  for (const phrase of phrases) addInflected(index, phrase);
  return index;
});

/** Finds the German words that a compound such as "Rinderbraten" consists of. */
const germanIndexFor = madeOnce((beginning) => {
  const index = new PhraseIndex<MealTerm>();
  for (const phrase of phrasesFor(beginning)) {
    if (phrase.language === "de" && phrase.words.length === 1) addInflected(index, phrase);
  }
  return index;
});

function addInflected(index: PhraseIndex<MealTerm>, { term, words, language }: PhraseEntry): void {
  index.add(
    words.map((word) => formsOf(word, language)),
    term,
  );
}

/** Every form of the kitchen words with this first letter, for correcting mistyped words. */
export const vocabularyFor = madeOnce((letter) => {
  const alike = listed.flatMap(({ words, language }) =>
    words.filter((word) => word.startsWith(letter)).flatMap((word) => [...formsOf(word, language)]),
  );
  return new Set(alike);
});

/** The longest phrase that begins at `start`. */
export function phraseAt(
  words: readonly string[],
  start: number,
): PhraseMatch<MealTerm> | undefined {
  return indexFor(beginningOf(words[start] ?? "")).at(words, start);
}

export function germanMeaning(word: string): MealTerm | undefined {
  return germanIndexFor(beginningOf(word)).meaningOf(word);
}

export const LONGEST_PHRASE = Math.max(...listed.map(({ words }) => words.length));
