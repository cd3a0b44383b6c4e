import type { Language } from "./lexicon.ts";

/**
 * Inflects words that end in one of `ends`: drops the last `lost` letters, then appends each of
 * `taken`.
 */
type Ending = readonly [ends: readonly string[], lost: number, taken: readonly string[]];

/** Makes an {@link Ending} from lists separated by commas. `ends` of `""` fits every word. */
const ending = (ends: string, lost: number, taken: string): Ending => [
  ends.split(", "),
  lost,
  taken === "" ? [] : taken.split(", "),
];

/**
 * Minimum length of words to inflect, except in English. English "fig" has the plural "figs", but
 * French "ail" (garlic) must not match "aile" (wing).
 */
const SHORTEST_INFLECTED = 4;

/** Endings of folded words. The first match applies, so special endings come first. */
const ENDINGS: Record<Language, readonly Ending[]> = {
  en: [
    ending("ay, ey, iy, oy, uy", 0, "s"),
    ending("y", 1, "ies"),
    ending("leaf, loaf, half, calf", 1, "ves"),
    ending("s, x, z, ch, sh", 0, "es"),
    ending("o", 0, "es, s"),
    ending("", 0, "s"),
  ],
  fr: [
    ending("eau, eu", 0, "x"),
    ending("al", 2, "aux, ale, ales"),
    ending("s, x", 0, "e, es"),
    ending("", 0, "s, e, es"),
  ],
  it: [
    ending("io", 2, "i, ia, ie"),
    ending("co, go", 1, "i, hi, a, he"),
    ending("ca, ga", 1, "he"),
    ending("o", 1, "i, a, e"),
    ending("a", 1, "e"),
    ending("e", 1, "i"),
  ],
  es: [
    ending("z", 1, "ces"),
    ending("o", 1, "os, a, as"),
    ending("a, e", 0, "s"),
    ending("i, u, s", 0, ""),
    ending("", 0, "es"),
  ],
  de: [
    ending("e", 0, "n, s, r, m"),
    ending("el, er, en", 0, "n, s"),
    ending("", 0, "e, er, n, en, em, es, s"),
  ],
};

/** A folded word and its inflected forms in its language. */
export function formsOf(word: string, language: Language): ReadonlySet<string> {
  if (word.length < SHORTEST_INFLECTED && language !== "en") return new Set([word]);
  const fitting = ENDINGS[language].find(([ends]) => ends.some((end) => word.endsWith(end)));
  if (!fitting) return new Set([word]);
  const [, lost, taken] = fitting;
  const stem = word.slice(0, word.length - lost);
  return new Set([word, ...taken.map((end) => stem + end)]);
}
