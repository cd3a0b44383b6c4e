import type { PhraseMatch } from "sync-protocol/profiles";
import { compoundParts } from "./compounds.ts";
import type { MealTerm } from "./lexicon.ts";
import { isContentWord } from "./mealWords.ts";
import { nearestWords } from "./nearestWords.ts";
import { LONGEST_PHRASE, madeOnce, phraseAt, vocabularyFor } from "./phrases.ts";

/**
 * The index of the word after the kitchen phrase or compound that begins at `start`; `undefined` if
 * none begins there.
 */
export function kitchenPhraseEnd(
  words: readonly string[],
  start: number,
  mayBeCompound: boolean,
): number | undefined {
  const found = phraseAt(words, start);
  if (found) return found.end;
  const word = words[start] ?? "";
  return mayBeCompound && isContentWord(word) && compoundParts(word) ? start + 1 : undefined;
}

interface KitchenTerms {
  readonly terms: readonly MealTerm[];
  readonly end: number;
  /** The corrected words; absent if nothing was mistyped. */
  readonly meant?: string;
}

/** The kitchen terms that begin at `start`, and the position of the word after these terms. */
export function termsAt(words: readonly string[], start: number): KitchenTerms | undefined {
  const found = phraseAt(words, start);
  const longer = continued(words, start, found?.end ?? start + 1);
  if (longer) return longer;
  if (found) return { terms: [found.meaning], end: found.end };
  const word = words[start] ?? "";
  if (!isContentWord(word)) return undefined;
  const parts = compoundParts(word);
  if (parts) return { terms: parts, end: start + 1 };
  return corrected(words, start);
}

/**
 * The phrase that begins at `start` and continues with a correction of the word at `next`.
 * `undefined` if that word is a known word, or if its corrections give different phrases.
 */
function continued(
  words: readonly string[],
  start: number,
  next: number,
): KitchenTerms | undefined {
  const word = words[next];
  if (word === undefined || !isContentWord(word)) return undefined;
  if (phraseAt(words, next) || compoundParts(word)) return undefined;
  const found = nearestTo(word).flatMap((meant) => phraseWith(words, start, [next, meant]) ?? []);
  return onlyMeaning(found.filter(({ end }) => end > next));
}

/** The meaning of a mistyped word, if all its possible corrections have the same meaning. */
function corrected(words: readonly string[], start: number): KitchenTerms | undefined {
  const meanings = nearestTo(words[start] ?? "");
  return onlyMeaning(meanings.flatMap((meant) => phraseWith(words, start, [start, meant]) ?? []));
}

/** The possible corrections of a mistyped word. Cached, because a text may repeat the word. */
const nearestTo = madeOnce((word) => nearestWords(word, vocabularyFor(word.slice(0, 1))));

function phraseWith(
  words: readonly string[],
  start: number,
  [at, word]: readonly [number, string],
): SpellingCorrection | undefined {
  const near = words.slice(start, start + LONGEST_PHRASE).with(at - start, word);
  const found = phraseAt(near, 0);
  if (!found) return undefined;
  const meant = near.slice(0, found.end).join(" ");
  return { ...found, start: found.start + start, end: found.end + start, meant };
}

interface SpellingCorrection extends PhraseMatch<MealTerm> {
  readonly meant: string;
}

function onlyMeaning(found: readonly SpellingCorrection[]): KitchenTerms | undefined {
  const [first] = found;
  if (!first || found.some(({ meaning }) => meaning !== first.meaning)) return undefined;
  return { terms: [first.meaning], end: first.end, meant: first.meant };
}
