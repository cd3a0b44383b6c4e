import { type Found, PhraseIndex, wordsOf } from "sync-protocol/profiles";
import { formsOf } from "./inflect.ts";
import { type Language, LANGUAGES, LEXICON, type MealTerm } from "./lexicon.ts";
import { nearestWords } from "./nearestWords.ts";

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

/** Words of a recipe's title that say nothing about the plate; nobody needs to hear they were passed over. */
const FILLING = new Set(
  [
    "best, bowl, breast, classic, crust, crusted, dinner, dish, dishes, easy, food, fresh, home, homemade, leftover, leg, loin, lunch, marinated, made, meal, one, pan, plate, pot, quick, recipe, sauce, shoulder, side, simple, skewer, skewers, slow, stuffed, supper, thigh, tonight, traditional, twice, two, four, six",
    "maison, plat, rapide, recette, facile",
    "casa, cena, facile, piatto, pranzo, ricetta, veloce",
    "casero, casera, cena, comida, facil, plato, rapido, receta, salsa",
    "einfach, einfache, essen, gericht, hausgemacht, rezept, schnell, schnelle",
  ].flatMap((words) => words.split(", ")),
);

/** Words that take away the next thing: "without cream", "sans piment", "nicht scharf". */
export const NEGATING: ReadonlySet<string> = new Set(
  "no, not, without, sans, pas, senza, non, sin, ohne, nicht, kein, keine, keinen".split(", "),
);

/** Words that carry a negation on: "without cream or cheese". */
export const ALTERNATING: ReadonlySet<string> = new Set("or, nor, ou, ni, o, oder".split(", "));

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
function madeOnce<Made>(make: (beginning: string) => Made): (beginning: string) => Made {
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
const vocabularyFor = madeOnce((letter) => {
  const alike = listed.flatMap(({ words, language }) =>
    words.filter((word) => word.startsWith(letter)).flatMap((word) => [...formsOf(word, language)]),
  );
  return new Set(alike);
});

/** The phrase that begins at `start`, the longest where several do. */
function phraseAt(words: readonly string[], start: number): Found<MealTerm> | undefined {
  return indexFor(beginningOf(words[start] ?? "")).at(words, start);
}

/** What a single German word means. */
function germanMeaning(word: string): MealTerm | undefined {
  return germanIndexFor(beginningOf(word)).meaningOf(word);
}

/** Whether a word that no term covers is worth telling that it was passed over. */
export function isTelling(word: string): boolean {
  return !FILLING.has(word) && !/^\d+$/u.test(word);
}

/** The words of a text that say something, in order. */
export function tellingWords(text: string): string[] {
  return wordsOf(text).filter((word) => !JOINING.has(word));
}

/** A word that says something, and where it is written. */
export interface WrittenWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** It begins a clause: a comma or the like is before it. */
  readonly beginsClause: boolean;
}

const WRITTEN = /[\p{Letter}\p{Mark}\p{Number}]+/gu;
const CLAUSE_END = /[,.;:!?()\n]/u;

/** The same words as {@link tellingWords}, with their places in the text. */
export function writtenWords(text: string): WrittenWord[] {
  const words: WrittenWord[] = [];
  let last = 0;
  for (const { 0: written, index } of text.matchAll(WRITTEN)) {
    const end = index + written.length;
    for (const word of wordsOf(written)) {
      if (JOINING.has(word)) continue;
      const beginsClause = CLAUSE_END.test(text.slice(last, index));
      words.push({ word, start: index, end, beginsClause });
      last = end;
    }
  }
  return words;
}

/** Whether a word only joins others, and so falls away from a meal. */
export function isJoining(word: string): boolean {
  return JOINING.has(word);
}

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

/** The phrase that begins at `start` where the word at `next`, which means nothing by itself, is mistyped. */
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

const LONGEST_PHRASE = Math.max(...listed.map(({ words }) => words.length));

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

const SHORTEST_PART = 4;

/** No compound of two kitchen words has more letters. */
const LONGEST_COMPOUND = 40;

/** What German puts between the halves of a compound: "Lammsbraten", "Zwiebelnkuchen". */
const LINKS = ["", "s", "n", "en", "er", "e"];

/** What ends a compound without changing its taste: "Gänsekeule" is goose. */
const CUTS = new Set(
  "brust, filet, gericht, geschnetzeltes, keule, medaillon, medaillons, pfanne, platte, rucken, schenkel, spiess, topf".split(
    ", ",
  ),
);

/**
 * The two German words that a compound consists of: "Rinderbraten" is beef and roast. Both halves
 * must be kitchen words in full, so that nothing is found within an unrelated word.
 */
function compoundParts(word: string): readonly MealTerm[] | undefined {
  if (word.length > LONGEST_COMPOUND) return undefined;
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
    const tail = word.slice(cut);
    const second = germanMeaning(tail);
    if (!second && !CUTS.has(tail)) continue;
    const head = word.slice(0, cut);
    for (const link of LINKS) {
      if (!head.endsWith(link)) continue;
      const first = germanMeaning(head.slice(0, head.length - link.length));
      if (first) return second ? [first, second] : [first];
    }
  }
  return undefined;
}
