import { foldText } from "sync-protocol";
import type { PhraseMatch } from "sync-protocol/profiles";
import { isJoining } from "../meals/mealWords.ts";
import { kitchenPhraseEnd } from "../meals/kitchenWords.ts";
import { platesIn } from "../meals/namedPlates.ts";
import { type Meaning, withoutMarks, wishWordsAt } from "./wishWords.ts";

/** Marks that separate clauses. A mark within a number separates nothing. */
const CLAUSE_ENDS = /(?<!\d)[,.;:]|[,.;:](?!\d)|[!?()\n–—/]/u;

/** The word that marks the end of a clause in a list of words. */
export const CLAUSE_END = ",";

export interface Token {
  readonly written: string;
  readonly word: string;
}

/** A word, with the apostrophe that joins the word to the next word: "d’", "shepherd’". */
const WRITTEN = /[\p{Letter}\p{Mark}\p{Number}]+(?:['’](?=\p{Letter}))?/gu;

/** The words of a question in order, with {@link CLAUSE_END} between its clauses. */
export function questionTokens(text: string): Token[] {
  return withoutMarks(text.normalize())
    .split(CLAUSE_ENDS)
    .map((clause) => clause.match(WRITTEN) ?? [])
    .filter((words) => words.length > 0)
    .flatMap((words, at) => (at === 0 ? words : [CLAUSE_END, ...words]))
    .map((written) => ({ written, word: foldText(written.replace(/['’]$/u, "")) }));
}

/** Joins written words into a text. No space follows an apostrophe. */
export const joinWritten = (words: readonly string[]): string =>
  words.join(" ").replace(/(?<=\p{Letter}['’]) (?=\p{Letter})/gu, "");

/** A part of a question: words about the wine, kitchen words, or unknown words. */
export interface Stretch {
  readonly tokens: readonly Token[];
  readonly meaning: Meaning | { readonly kind: "dish" | "unknown" | "clause end" };
}

/**
 * Splits a question into stretches. If a kitchen phrase and a wine phrase begin at the same word,
 * the longer phrase applies. If both are equally long, the kitchen phrase applies.
 */
export function stretchesOf(tokens: readonly Token[]): Stretch[] {
  const words = tokens.map(({ word }) => word);
  const kitchenEnd = kitchenEnds(words);
  const stretches: Stretch[] = [];
  for (let at = 0; at < words.length;) {
    const match = wishWordsAt(words, at);
    const dishEnd = isPairedWithFood(words, match) ? at : kitchenEnd(at, match === undefined);
    const end = Math.max(dishEnd, match?.end ?? at, at + 1);
    stretches.push({
      tokens: tokens.slice(at, end),
      meaning: meaningAt(words, at, match, dishEnd),
    });
    at = end;
  }
  return stretches;
}

/** Words between a wine and its food: "a white with fish" is not a white fish. */
const PAIRING: ReadonlySet<string> = new Set(
  "with, for, to, avec, pour, con, per, para, mit, zu, zum, zur, fur".split(", "),
);

const isPairedWithFood = (
  words: readonly string[],
  match: PhraseMatch<Meaning> | undefined,
): boolean =>
  match?.meaning.kind === "wish" && isPlain(match.meaning) && PAIRING.has(words[match.end] ?? "");

function meaningAt(
  words: readonly string[],
  at: number,
  match: PhraseMatch<Meaning> | undefined,
  dishEnd: number,
): Stretch["meaning"] {
  if (words[at] === CLAUSE_END) return { kind: "clause end" };
  if (!match) return { kind: dishEnd > at ? "dish" : "unknown" };
  if (match.end > dishEnd) return match.meaning;
  return match.end === dishEnd && isPlain(match.meaning) ? match.meaning : { kind: "dish" };
}

/**
 * Whether the words mean the same for wine and for food. Names of grapes and styles, such as melon,
 * do not.
 */
const isPlain = (meaning: Meaning): boolean =>
  meaning.kind === "wish"
    ? meaning.criterion.kind !== "grape" && meaning.criterion.kind !== "style"
    : meaning.kind !== "mood" && meaning.kind !== "cooking";

/**
 * Returns a function that finds the end of the kitchen phrase or named plate that begins at a word.
 * Without such a phrase, the function returns the word's own index.
 */
function kitchenEnds(words: readonly string[]): (at: number, mayBeCompound: boolean) => number {
  const places = words.flatMap((word, at) => (isJoining(word) ? [] : [at]));
  const text = places.map((at) => words[at] ?? "");
  const plates = new Map<number, number>();
  for (const { start, end } of platesIn(text)) {
    plates.set(start, Math.max(end, plates.get(start) ?? 0));
  }
  return (at, mayBeCompound) => {
    const start = places.indexOf(at);
    if (start === -1) return at;
    const phrase = kitchenPhraseEnd(text, start, mayBeCompound) ?? start;
    const end = Math.max(phrase, plates.get(start) ?? start);
    return end > start ? (places[end - 1] ?? at) + 1 : at;
  };
}
