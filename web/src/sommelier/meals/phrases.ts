import { type Found, PhraseIndex } from "sync-protocol/profiles";
import { formsOf } from "./inflect.ts";
import { type Language, LANGUAGES, LEXICON, type MealTerm } from "./lexicon.ts";
import { tellingWords } from "./mealWords.ts";

/** A phrase of the lexicon as it is listed. */
interface Listed {
  readonly term: MealTerm;
  readonly language: Language;
  readonly words: readonly string[];
}

const listed: readonly Listed[] = LEXICON.flatMap((term) => [
  { term, language: "en" as const, words: tellingWords(term.name) },
  ...LANGUAGES.flatMap((language) =>
    term.words[language].map((phrase) => ({ term, language, words: tellingWords(phrase) })),
  ),
]);

/** No inflection changes so many letters at the beginning of a word, and of a short one. */
const BEGINNING = 3;
const SHORT_BEGINNING = 2;
const LONGEST_SHORT = 4;
const beginningOf = (word: string) => word.slice(0, BEGINNING);

const listedByBeginning = new Map<string, Listed[]>();
for (const phrase of listed) {
  const [first = ""] = phrase.words;
  const beginning = first.slice(0, first.length > LONGEST_SHORT ? BEGINNING : SHORT_BEGINNING);
  const alike = listedByBeginning.get(beginning);
  if (alike) alike.push(phrase);
  else listedByBeginning.set(beginning, [phrase]);
}

/** The phrases of which a word that begins so may be the first. */
function phrasesFor(beginning: string): Listed[] {
  const beginnings = new Set([beginning, beginning.slice(0, SHORT_BEGINNING)]);
  return [...beginnings].flatMap((one) => listedByBeginning.get(one) ?? []);
}

/** What is made of the first word that begins so, and kept for the next. */
export function madeOnce<Made>(make: (beginning: string) => Made): (beginning: string) => Made {
  const made = new Map<string, Made>();
  return (beginning) => {
    const kept = made.get(beginning) ?? make(beginning);
    made.set(beginning, kept);
    return kept;
  };
}

// As listed before inflected: "pâtes" is pasta although "pâté" has the same plural without accents.
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

/** The single German words, of which compounds are made. */
const germanIndexFor = madeOnce((beginning) => {
  const index = new PhraseIndex<MealTerm>();
  for (const phrase of phrasesFor(beginning)) {
    if (phrase.language === "de" && phrase.words.length === 1) addInflected(index, phrase);
  }
  return index;
});

function addInflected(index: PhraseIndex<MealTerm>, { term, words, language }: Listed): void {
  index.add(
    words.map((word) => formsOf(word, language)),
    term,
  );
}

/** Every form of the kitchen words that begin with a letter, for those who mistype one. */
export const vocabularyFor = madeOnce((letter) => {
  const alike = listed.flatMap(({ words, language }) =>
    words.filter((word) => word.startsWith(letter)).flatMap((word) => [...formsOf(word, language)]),
  );
  return new Set(alike);
});

/** The phrase that begins at `start`, the longest where several do. */
export function phraseAt(words: readonly string[], start: number): Found<MealTerm> | undefined {
  return indexFor(beginningOf(words[start] ?? "")).at(words, start);
}

/** What a single German word means. */
export function germanMeaning(word: string): MealTerm | undefined {
  return germanIndexFor(beginningOf(word)).meaningOf(word);
}

/** So many words has the longest phrase. */
export const LONGEST_PHRASE = Math.max(...listed.map(({ words }) => words.length));
