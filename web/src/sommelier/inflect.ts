import type { Language } from "./MealTerm.ts";

/** The end of a listed word that is replaced, and by what, in its other forms. */
type Ending = readonly [replaced: RegExp, by: readonly string[]];

/** Shorter words are inflected in English only, where "fig" has "figs" but "ail" is not "aile". */
const SHORTEST_INFLECTED = 4;

/** Endings of folded words; the first that fits is used, so the more special come first. */
const ENDINGS: Record<Language, readonly Ending[]> = {
  en: [
    [/(?<![aeiou])y$/, ["ies"]],
    [/(?<=lea|loa|hal|cal)f$/, ["ves"]],
    [/(?<=s|x|z|ch|sh)$/, ["es"]],
    [/(?<=o)$/, ["es", "s"]],
    [/$/, ["s"]],
  ],
  fr: [
    [/(?<=eau|eu)$/, ["x"]],
    [/al$/, ["aux", "ale", "ales"]],
    [/(?<=s|x)$/, ["e", "es"]],
    [/$/, ["s", "e", "es"]],
  ],
  it: [
    [/io$/, ["i", "ia", "ie"]],
    [/(?<=[cg])o$/, ["i", "hi", "a", "he"]],
    [/(?<=[cg])a$/, ["he"]],
    [/o$/, ["i", "a", "e"]],
    [/a$/, ["e"]],
    [/e$/, ["i"]],
  ],
  es: [
    [/z$/, ["ces"]],
    [/o$/, ["os", "a", "as"]],
    [/(?<=[ae])$/, ["s"]],
    [/(?<=[^aeious])$/, ["es"]],
  ],
  de: [
    [/(?<=e)$/, ["n", "s", "r", "m"]],
    [/(?<=el|er|en)$/, ["n", "s"]],
    [/$/, ["e", "er", "n", "en", "em", "es", "s"]],
  ],
};

/** A folded word as listed, and the forms it takes in a sentence of its language. */
export function formsOf(word: string, language: Language): ReadonlySet<string> {
  if (word.length < SHORTEST_INFLECTED && language !== "en") return new Set([word]);
  const ending = ENDINGS[language].find(([replaced]) => replaced.test(word));
  if (!ending) return new Set([word]);
  const [replaced, by] = ending;
  return new Set([word, ...by.map((taken) => word.replace(replaced, taken))]);
}
