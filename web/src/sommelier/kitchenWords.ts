import { formsOf } from "./inflect.ts";
import { LEXICON } from "./lexicon/index.ts";
import { LANGUAGES, type MealTerm } from "./MealTerm.ts";
import { PhraseIndex } from "./PhraseIndex.ts";
import { wordsOf } from "./words.ts";

/** Words that only join others: they fall away from the meal and from the listed phrases alike. */
const JOINING = new Set(
  [
    "a, an, and, at, by, for, from, in, my, of, on, our, served, some, style, the, to, too, very, with, s",
    "au, aux, avec, d, de, des, du, en, et, l, la, le, les, sa, ses, sur, un, une",
    "ad, agli, ai, al, alla, alle, allo, con, da, dei, del, della, delle, di, e, ed, gli, i, il, lo",
    "el, las, los, su, y",
    "am, auf, aus, das, dem, den, der, die, ein, eine, einem, einer, im, mit, nach, und, vom, von, zu, zum, zur",
  ].flatMap((words) => words.split(", ")),
);

/** Words that take away what follows: "without cream", "sans piment", "nicht scharf". */
export const NEGATING: ReadonlySet<string> = new Set(
  "no, not, without, sans, pas, senza, non, sin, ohne, nicht, kein, keine, keinen".split(", "),
);

/** Words that carry a negation on: "without cream or cheese". */
export const ALTERNATING: ReadonlySet<string> = new Set("or, nor, ou, ni, o, oder".split(", "));

const index = new PhraseIndex<MealTerm>();
const germanIndex = new PhraseIndex<MealTerm>();

const listed = LEXICON.flatMap((term) => [
  { term, language: "en" as const, words: tellingWords(term.name) },
  ...LANGUAGES.flatMap((language) =>
    (term.words[language]?.split(", ") ?? []).map((phrase) => ({
      term,
      language,
      words: tellingWords(phrase),
    })),
  ),
]);

// As listed before inflected: "pâtes" is pasta although "pâté" has the same plural without accents.
for (const { term, words } of listed) {
  index.add(
    words.map((word) => new Set([word])),
    term,
  );
}
for (const { term, words, language } of listed) {
  const forms = words.map((word) => formsOf(word, language));
  index.add(forms, term);
  if (language === "de" && words.length === 1) germanIndex.add(forms, term);
}

/** The words of a text that say something, in order. */
export function tellingWords(text: string): string[] {
  return wordsOf(text).filter((word) => !JOINING.has(word));
}

/** The kitchen term that begins at `start`, and the word after it. */
export function termsAt(
  words: readonly string[],
  start: number,
): { readonly terms: readonly MealTerm[]; readonly end: number } | undefined {
  const found = index.at(words, start);
  if (found) return { terms: [found.meaning], end: found.end };
  const parts = compoundParts(words[start] ?? "");
  return parts && { terms: parts, end: start + 1 };
}

const SHORTEST_PART = 4;

/**
 * The two German words that a compound consists of: "Rinderbraten" is beef and roast. Both halves
 * must be kitchen words in full, so that nothing is found within an unrelated word.
 */
function compoundParts(word: string): readonly MealTerm[] | undefined {
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
    const first = germanIndex.meaningOf(word.slice(0, cut));
    const second = germanIndex.meaningOf(word.slice(cut));
    if (first && second) return [first, second];
  }
  return undefined;
}
