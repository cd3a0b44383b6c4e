import { foldText } from "sync-protocol";
import { textLanguage } from "../../language/i18n.ts";
import { foodsIn } from "./classics.ts";
import {
  ALTERNATING,
  isContentWord,
  NEGATING,
  type WrittenWord,
  writtenWords,
} from "./mealWords.ts";
import { termsAt } from "./kitchenWords.ts";
import type { MealTerm } from "./lexicon.ts";

export interface TermMention extends MealTerm {
  readonly wording: string;
  readonly start: number;
  readonly end: number;
}

export const wordingsOf = (terms: readonly TermMention[]): string[] => [
  ...new Set(terms.map(({ wording }) => wording)),
];

/** The terms of a text, each once and without negated terms, and the words that no term covers. */
export function termsIn(text: string): { terms: TermMention[]; unknown: string[] } {
  const written = writtenWords(text);
  const words = written.map(({ word }) => word);
  const terms = new Map<MealTerm, TermMention>();
  const unknown: string[] = [];
  let negated = false;
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? "";
    if (written[at]?.beginsClause) negated = false;
    const found = termsAt(words, at);
    if (found) {
      const taken = negated || words[found.end] === "free";
      const place = written.slice(at, found.end);
      const whole = writtenFrom(text, place);
      const wording = found.meant ?? lowerInitial(namesOf(found.terms, whole), whole);
      const [start, end] = [place[0]?.start ?? 0, place.at(-1)?.end ?? 0];
      for (const term of taken ? [] : found.terms) {
        const isAdjective = term.isAdjective || isParticiple(term, wording);
        if (!terms.has(term)) terms.set(term, { ...term, isAdjective, wording, start, end });
      }
      at = found.end;
      negated &&= ALTERNATING.has(words[at] ?? "");
      continue;
    }
    if (NEGATING.has(word)) negated = true;
    else if (!ALTERNATING.has(word) && word !== "free" && isContentWord(word)) {
      if (words[at + 1] !== "free" && !negated) unknown.push(word);
      negated &&= ALTERNATING.has(words[at + 1] ?? "");
    }
    at += 1;
  }
  return { terms: withoutGeneral([...terms.values()]), unknown };
}

/**
 * The names of these terms in the language of `written`: German for the parts of a German compound,
 * English for an English word, otherwise both.
 */
function namesOf(terms: readonly MealTerm[], written: string): string[] {
  const german = terms.flatMap(({ words }) => words.de);
  if (terms.length > 1) return german;
  const english = terms.flatMap(({ name, words }) => [name, ...words.en]);
  const folded = foldText(written);
  const isEnglish = english.some((word) =>
    ["", "s", "es"].some((ending) => foldText(word) + ending === folded),
  );
  return isEnglish ? english : [...german, ...english];
}

/** Whether the words are an adjective for a sauce or a spice: "pickled", "lemony". */
const isParticiple = ({ role, name }: MealTerm, wording: string): boolean =>
  role === "touch" && wording !== name && /(?:ed|y)$/u.test(wording) && !wording.includes(" ");

export function writtenFrom(text: string, words: readonly WrittenWord[]): string {
  return text.slice(words[0]?.start, words.at(-1)?.end);
}

/**
 * Lower-cases a capital at the beginning of a sentence. Words that always have a capital keep it,
 * such as "Thai" and German nouns. German sentences quote the words as written.
 */
export function lowerInitial(names: readonly string[], written: string): string {
  if (textLanguage() === "de") return written;
  if (written === written.toUpperCase()) return written.toLowerCase();
  const begins = foldText(written).slice(0, 4);
  const listed = names.filter((word) => foldText(word).startsWith(begins));
  const isCapital =
    listed.length === 0
      ? written.slice(1, 2) !== "" && /\p{Lu}/u.test(written.slice(1))
      : listed.some((word) => /^\p{Lu}/u.test(word));
  return isCapital ? written : written.slice(0, 1).toLowerCase() + written.slice(1);
}

/** General words, each with the kinds of food that it covers. */
const GENERAL: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["cheese", foodsIn("dairy")],
  ["fish", foodsIn("sea")],
  ["meat", foodsIn("meat")],
]);

/**
 * Removes general words beside specific ones: the cheese of "comté cheese", the meat of "duck
 * meat".
 */
function withoutGeneral(terms: readonly TermMention[]): TermMention[] {
  return terms.filter((term) => {
    const kinds = GENERAL.get(term.name);
    if (!kinds) return true;
    return !terms.some((other) => other !== term && other.is.some((family) => kinds.has(family)));
  });
}
