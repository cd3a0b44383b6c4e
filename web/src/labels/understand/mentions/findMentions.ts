import type { LabelRow } from "../rows/labelRows.ts";
import { isLabelWord, type LabelWord } from "../rows/labelWords.ts";
import { bitsApart, letterBits, editDistance, shapeOf } from "../words/letters.ts";
import { spellsOutTheLaw } from "../words/misreadWords.ts";
import type { KnownName, Meaning, NameIndex } from "../words/nameIndex.ts";

/** A known name on a label. Consists of the words `from` up to, but not including, `to`. */
export interface Mention {
  readonly meaning: Meaning;
  readonly from: number;
  readonly to: number;
  readonly row: number;
  /** Probability that the label has this name, from 0 to 1. */
  readonly certainty: number;
  /** Whether the name is short and matches only approximately, so that it may be another word. */
  readonly isGuess: boolean;
}

/**
 * Certainty of a match with a known name: exact, with look-alike letters, or with misread letters.
 */
const CERTAINTY = {
  same: 1,
  alike: 0.95,
  oneApart: 0.86,
  twoApart: 0.78,
  shortApart: 0.72,
} as const;

/**
 * Finds known names among the words, despite differences in case, accents and spaces and typical
 * misreadings. A name may continue in the next row. Of overlapping names, keeps the longest, and
 * also a grape within a place's name, as in "Barbera d'Alba".
 */
export function findMentions(
  words: readonly LabelWord[],
  rows: readonly LabelRow[],
  index: NameIndex,
): Mention[] {
  const all = words.flatMap((_, from) => mentionsFrom(words, rows, from, index));
  const found = all.filter((mention) => !all.some((other) => isStretched(mention, other)));
  return found.filter((mention) => !found.some((other) => hides(other, mention, words)));
}

/**
 * Whether `mention` is an approximate match that includes one word too many. In "Tokaji Aszú 3",
 * the "3" is not part of the name.
 */
function isStretched(mention: Mention, other: Mention): boolean {
  return (
    mention.from <= other.from &&
    other.to <= mention.to &&
    mention.certainty < other.certainty &&
    mention.meaning.kind === other.meaning.kind &&
    thingOf(mention.meaning) === thingOf(other.meaning)
  );
}

function thingOf(meaning: Meaning): unknown {
  switch (meaning.kind) {
    case "grape":
      return meaning.grape;
    case "place":
      return meaning.place;
    case "house":
      return meaning.house;
    case "country":
    case "law":
      return meaning.country;
    case "type":
      return meaning.type;
  }
}

function mentionsFrom(
  words: readonly LabelWord[],
  rows: readonly LabelRow[],
  from: number,
  index: NameIndex,
): Mention[] {
  const mentions: Mention[] = [];
  const row = words[from]?.row ?? 0;
  let letters = "";
  for (let to = from + 1; to <= Math.min(words.length, from + index.longest + 1); to++) {
    const last = words[to - 1];
    if (!last || last.row > row + 1) break;
    letters += last.letters;
    const acrossRows = last.row !== row;
    const isKnownWord = to === from + 1 && (index.words.has(letters) || isLabelWord(letters));
    const isWholeRow = words[from - 1]?.row !== row && words[to]?.row !== row;
    const byLaw = isNamedByLaw(words, row);
    const lengthMin = isWholeRow || byLaw ? ALONE_LENGTH_MIN : ONE_APART_LENGTH_MIN;
    const asWritten = acrossRows || isKnownWord || letters.length < lengthMin;
    const confidence = rows[row]?.confidence ?? 0;
    for (const { name, certainty } of namesLike(letters, index, asWritten)) {
      const read = Math.min(1, confidence + READING_SLACK);
      for (const meaning of name.meanings) {
        if (meaning.kind === "house" && isOtherHouse(certainty, confidence)) continue;
        const isGuess = certainty === CERTAINTY.shortApart && !byLaw;
        mentions.push({ meaning, from, to, row, certainty: certainty * read, isGuess });
      }
    }
  }
  return mentions;
}

/**
 * Whether a match is too approximate to be this producer. Many producers have similar names, and
 * the gazetteer does not have them all. The more confident the reading, the closer the match must
 * be.
 */
const isOtherHouse = (certainty: number, confidence: number): boolean =>
  certainty < CERTAINTY.oneApart || (certainty < CERTAINTY.alike && confidence >= SURE_FROM);

const SURE_FROM = 0.95;

/**
 * Legal terms, such as "DOCG", that follow an appellation. In a row with a legal term, a shorter
 * name may match although one letter is misread.
 */
const NAMES_APPELLATION =
  /^(indicac|indicaz|controll?[ae]|protegida|protetta|d?ocg?$|do[cp]a?$|ig[pt]$)/;

function isNamedByLaw(words: readonly LabelWord[], row: number): boolean {
  return words.some(
    (word) =>
      word.row === row && (spellsOutTheLaw(word.letters) || NAMES_APPELLATION.test(word.letters)),
  );
}

/**
 * Added to the confidence of a line's reading if it matches a known name, because a misreading
 * rarely gives a known name.
 */
const READING_SLACK = 0.06;

const SHORT_LENGTH_MAX = 3;
/**
 * Minimum length of a known name that may match although one letter is misread. `ALONE_LENGTH_MIN`
 * applies to a name that is alone in its row or beside words of wine law.
 */
const ONE_APART_LENGTH_MIN = 9;
const ALONE_LENGTH_MIN = 7;

const TWO_APART_LENGTH_MIN = 14;

function namesLike(letters: string, index: NameIndex, asWrittenOnly: boolean) {
  const shape = shapeOf(letters);
  const same = index.byShape.get(shape);
  if (same) {
    return same
      .filter((name) => name.letters === letters || letters.length > SHORT_LENGTH_MAX)
      .map((name) => ({
        name,
        certainty: name.letters === letters ? CERTAINTY.same : CERTAINTY.alike,
      }));
  }
  if (asWrittenOnly) return [];
  return namesApart(shape, index);
}

function namesApart(shape: string, index: NameIndex) {
  const bits = letterBits(shape);
  const most = shape.length >= TWO_APART_LENGTH_MIN ? 2 : 1;
  const near: { name: KnownName; certainty: number; distance: number }[] = [];
  for (let length = shape.length - most; length <= shape.length + most; length++) {
    if (length < ALONE_LENGTH_MIN) continue;
    for (const name of index.byLength.get(length) ?? []) {
      if (bitsApart(bits, name.bits) > 2 * most) continue;
      const distance = editDistance(shape, name.shape, most);
      if (distance > most) continue;
      near.push({ name, distance, certainty: certaintyAt(distance, shape.length) });
    }
  }
  const nearest = Math.min(...near.map(({ distance }) => distance));
  return near.filter(({ distance }) => distance === nearest);
}

function certaintyAt(distance: number, length: number): number {
  if (distance > 1) return CERTAINTY.twoApart;
  return length < ONE_APART_LENGTH_MIN ? CERTAINTY.shortApart : CERTAINTY.oneApart;
}

function hides(other: Mention, mention: Mention, words: readonly LabelWord[]): boolean {
  if (other.to <= mention.from || mention.to <= other.from) return false;
  const difference = spanLength(other, words) - spanLength(mention, words);
  if (difference === 0) return other.certainty > mention.certainty;
  if (difference < 0) return false;
  // A producer may be named after its village, as in "Tenuta Rocca di Montegrossi", "Marchesi di
  // Barolo".
  if (other.meaning.kind === "house" && mention.meaning.kind === "place") {
    return other.meaning.house.country !== mention.meaning.place.country;
  }
  return !(
    mention.meaning.kind === "grape" && growsThere(other.meaning, mention.meaning.grape.name)
  );
}

function growsThere(meaning: Meaning, grape: string): boolean {
  return meaning.kind === "place" && meaning.place.grapes.some(({ name }) => name === grape);
}

/**
 * The length of a mention in letters. Words are not counted, because one name may be read as one
 * word or as three.
 */
function spanLength({ from, to }: Mention, words: readonly LabelWord[]): number {
  return words.slice(from, to).reduce((sum, { letters }) => sum + letters.length, 0);
}
