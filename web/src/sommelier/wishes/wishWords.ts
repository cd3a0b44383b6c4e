import { cell, readTsv } from "sync-protocol";
import wordsTable from "sync-protocol/data/wishes/words.tsv?raw";
import {
  type PhraseMatch,
  GRAPE_PROFILES,
  PhraseIndex,
  WINE_STYLES,
  wordsOf,
} from "sync-protocol/profiles";
import { formsOf } from "../meals/inflect.ts";
import { type Language, LANGUAGES } from "../meals/lexicon.ts";
import { nearestWords } from "../meals/nearestWords.ts";
import type { Criterion, TraitKind } from "./Wish.ts";
import { TRAIT_KINDS } from "./Wish.ts";

const GRAMMAR_KINDS = [
  "not",
  "not after",
  "or",
  "break",
  "noun",
  "from",
  "joining",
  "article",
  "filler",
  "meal",
  "diet",
  "people",
  "people before",
  "number",
  "at most",
  "at least",
  "before",
  "after",
  "currency",
  "years",
  "percent",
  "time",
  "cooking",
  "cooked in",
  "mood",
] as const;

export type GrammarKind = (typeof GRAMMAR_KINDS)[number];

/** The meaning of a word in a question: about the wine, or about the sentence. */
export type Meaning =
  | {
      readonly kind: "wish";
      readonly criterion: Criterion;
      /** Whether the word can also belong to a dish. */
      readonly isLoose: boolean;
      /** Whether an adjective can follow the noun in the word's language: "chocolat blanc". */
      readonly follows: boolean;
    }
  | { readonly kind: GrammarKind; readonly value: string };

const KINDS = [...TRAIT_KINDS, ...GRAMMAR_KINDS, "grape", "style", "origin"] as const;
const FOLLOWING: ReadonlySet<Language> = new Set(["fr", "it", "es"]);

/**
 * Names of styles that are also common words in questions. These words do not identify the style.
 */
const COMMON_NAMES: ReadonlySet<string> = new Set(
  WINE_STYLES.filter(
    ({ name }) =>
      name === "Reserve" ||
      name === "Sweet wine" ||
      name === "Demi-Sec" ||
      name === "Feinherb" ||
      name === "Trocken",
  ).flatMap(({ words }) => words),
);

interface Vocabulary {
  readonly index: PhraseIndex<Meaning>;
  readonly words: ReadonlySet<string>;
}

let known: Vocabulary | undefined;

function vocabulary(): Vocabulary {
  if (known) return known;
  const index = new PhraseIndex<Meaning>();
  const words = new Set<string>();
  const rows = readTsv(wordsTable, {
    kind: cell.oneOf(KINDS),
    value: cell.text,
    loose: cell.flag,
    en: cell.list,
    fr: cell.list,
    it: cell.list,
    es: cell.list,
    de: cell.list,
  });
  const add = (phrase: string, meaning: Meaning, language?: Language) => {
    const forms = wordsOf(withoutMarks(phrase)).map((word) =>
      language && language !== "en" && meaning.kind === "wish"
        ? formsOf(word, language)
        : new Set([word]),
    );
    index.add(forms, meaning);
    if (meaning.kind === "wish" && forms.length === 1)
      for (const form of forms[0] ?? []) words.add(form);
  };
  for (const { kind, value, loose, ...byLanguage } of rows) {
    for (const language of LANGUAGES) {
      const label = value.includes(", ") ? (byLanguage.en[0] ?? value) : value;
      const meaning = meaningOf(kind, value, label, loose, FOLLOWING.has(language));
      for (const phrase of byLanguage[language]) add(phrase, meaning, language);
    }
  }
  for (const { name, synonyms } of GRAPE_PROFILES) {
    for (const word of [name, ...synonyms]) add(word, named("grape", name, word));
  }
  for (const { name, words: phrases } of WINE_STYLES) {
    for (const word of phrases) if (!COMMON_NAMES.has(word)) add(word, named("style", name, word));
  }
  known = { index, words };
  return known;
}

/** Replaces currency signs by words, because wordsOf keeps only letters and digits. */
export function withoutMarks(text: string): string {
  return text
    .replaceAll("€", " eur ")
    .replaceAll("$", " usd ")
    .replaceAll("£", " gbp ")
    .replaceAll("%", " percent ");
}

function meaningOf(
  kind: (typeof KINDS)[number],
  value: string,
  label: string,
  isLoose: boolean,
  follows: boolean,
): Meaning {
  if (kind === "grape" || kind === "style" || kind === "origin") {
    const criterion = { kind, names: cell.list(value), label };
    return { kind: "wish", criterion, isLoose, follows };
  }
  if (!isTrait(kind)) return { kind, value };
  return { kind: "wish", criterion: { kind: "trait", trait: kind, value }, isLoose, follows };
}

const isTrait = (kind: TraitKind | GrammarKind): kind is TraitKind =>
  TRAIT_KINDS.some((trait) => trait === kind);

const named = (kind: "grape" | "style", name: string, label: string): Meaning => ({
  kind: "wish",
  criterion: { kind, names: [name], label },
  isLoose: false,
  follows: false,
});

/** The meaning of the longest phrase that begins at `start`. */
export function wishWordsAt(
  words: readonly string[],
  start: number,
): PhraseMatch<Meaning> | undefined {
  return vocabulary().index.at(words, start);
}

/** The meaning of a mistyped word about wine, if there is only one. */
export function nearestWish(word: string): Meaning | undefined {
  const meanings = nearestWords(word, vocabulary().words).map((near) =>
    vocabulary().index.meaningOf(near),
  );
  const [first] = meanings;
  return meanings.every((meaning) => JSON.stringify(meaning) === JSON.stringify(first))
    ? first
    : undefined;
}
