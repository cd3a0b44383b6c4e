import type { Found } from "sync-protocol/profiles";
import { compoundParts } from "./compounds.ts";
import type { MealTerm } from "./lexicon.ts";
import { isTelling } from "./mealWords.ts";
import { nearestWords } from "./nearestWords.ts";
import { LONGEST_PHRASE, madeOnce, phraseAt, vocabularyFor } from "./phrases.ts";

/** Where the kitchen phrase or the compound ends that begins at `start`; `undefined` where none does. */
export function kitchenPhraseEnd(
  words: readonly string[],
  start: number,
  mayBeCompound: boolean,
): number | undefined {
  const found = phraseAt(words, start);
  if (found) return found.end;
  const word = words[start] ?? "";
  return mayBeCompound && isTelling(word) && compoundParts(word) ? start + 1 : undefined;
}

/** What a stretch of words means, and where it ends. */
interface KitchenTerms {
  readonly terms: readonly MealTerm[];
  readonly end: number;
  /** The words that were meant, where they were mistyped. */
  readonly meant?: string;
}

/** The kitchen terms that begin at `start`, and the word after them. */
export function termsAt(words: readonly string[], start: number): KitchenTerms | undefined {
  const found = phraseAt(words, start);
  const longer = continued(words, start, found?.end ?? start + 1);
  if (longer) return longer;
  if (found) return { terms: [found.meaning], end: found.end };
  const word = words[start] ?? "";
  if (!isTelling(word)) return undefined;
  const parts = compoundParts(word);
  if (parts) return { terms: parts, end: start + 1 };
  return corrected(words, start);
}

/** The phrase that begins at `start` where the word at `next`, which means nothing on its own, is mistyped. */
function continued(
  words: readonly string[],
  start: number,
  next: number,
): KitchenTerms | undefined {
  const word = words[next];
  if (word === undefined || !isTelling(word)) return undefined;
  if (phraseAt(words, next) || compoundParts(word)) return undefined;
  const found = nearestTo(word).flatMap((meant) => phraseWith(words, start, [next, meant]) ?? []);
  return onlyMeaning(found.filter(({ end }) => end > next));
}

/** What a mistyped word means, where every word that it may be means the same. */
function corrected(words: readonly string[], start: number): KitchenTerms | undefined {
  const meanings = nearestTo(words[start] ?? "");
  return onlyMeaning(meanings.flatMap((meant) => phraseWith(words, start, [start, meant]) ?? []));
}

/** The kitchen words that a mistyped one may mean, which one text may hold many times. */
const nearestTo = madeOnce((word) => nearestWords(word, vocabularyFor(word.slice(0, 1))));

/** The phrase that begins at `start` with another word in one place. */
function phraseWith(
  words: readonly string[],
  start: number,
  [at, word]: readonly [number, string],
): Corrected | undefined {
  const near = words.slice(start, start + LONGEST_PHRASE).with(at - start, word);
  const found = phraseAt(near, 0);
  if (!found) return undefined;
  const meant = near.slice(0, found.end).join(" ");
  return { ...found, start: found.start + start, end: found.end + start, meant };
}

interface Corrected extends Found<MealTerm> {
  readonly meant: string;
}

/** What these phrases mean, where they all mean the same. */
function onlyMeaning(found: readonly Corrected[]): KitchenTerms | undefined {
  const [first] = found;
  if (!first || found.some(({ meaning }) => meaning !== first.meaning)) return undefined;
  return { terms: [first.meaning], end: first.end, meant: first.meant };
}
