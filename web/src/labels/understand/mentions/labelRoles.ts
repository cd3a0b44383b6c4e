import type { Mention } from "./findMentions.ts";
import {
  BOTTLING_WORDS,
  BY_WORDS,
  DESCRIPTIVE_WORDS,
  LEGAL_WORDS,
  PARTICLES,
  PRODUCER_WORDS,
} from "../words/labelVocabulary.ts";
import type { LabelRow } from "../rows/labelRows.ts";
import { isInitials, isLabelWord, type LabelWord } from "../rows/labelWords.ts";
import { editDistance, lettersOf } from "../words/letters.ts";
import { descriptiveWordOf, houseWordOf, spellsOutTheLaw } from "../words/misreadWords.ts";

export type WordRole =
  | "grape"
  | "place"
  | "country"
  | "type"
  | "legal"
  | "descriptive"
  | "particle"
  | "number"
  | "noise"
  | "house"
  | "own";

export interface TitleWord extends LabelWord {
  readonly role: WordRole;
  readonly isOfKnownHouse: boolean;
}

export function labelRoles(
  words: readonly LabelWord[],
  mentions: readonly Mention[],
  rows: readonly LabelRow[],
): TitleWord[] {
  const tallest = Math.max(...rows.map(({ height }) => height));
  // The longest words of wine law are in the row of the appellation. Other unknown words in that
  // row are misread law terms.
  const namedByLaw = new Set(
    words.filter(({ letters }) => spellsOutTheLaw(letters)).map(({ row }) => row),
  );
  return words.map((read, at) => {
    const row = rows[read.row];
    const isLarge = (row?.height ?? 0) >= LARGE_SHARE * tallest;
    const word = (row?.confidence ?? 0) < SURE_FROM ? describing(read) : read;
    const role = roleOf(word, at, mentions, isLarge ? LARGE_LETTERS_MAX : NAME_LETTERS_MAX);
    const isLawMisread = role === "own" && namedByLaw.has(word.row);
    return {
      ...spelled(word, at, mentions, role),
      role: isLawMisread ? "legal" : role,
      isOfKnownHouse: knownHouseAt(at, mentions),
    };
  });
}

/**
 * If a row was read with less confidence than this, a word that resembles a descriptive word, such
 * as "Reserva", is replaced by the descriptive word.
 */
const SURE_FROM = 0.95;

/**
 * Corrects a misread descriptive word, but not "Vineyards", because "Vineyards" marks a producer.
 */
const describing = (word: LabelWord): LabelWord =>
  isLabelWord(word.letters) ? word : rewritten(word, descriptiveWordOf(word.letters));

const rewritten = (word: LabelWord, letters: string | undefined): LabelWord =>
  letters === undefined || letters === word.letters ? word : { ...word, text: letters, letters };

/**
 * Corrects the spelling of a word by the longest known name on the label that contains the word.
 * The name's first word gets the whole name, and its other words become empty.
 */
function spelled(
  word: LabelWord,
  at: number,
  mentions: readonly Mention[],
  role: WordRole,
): LabelWord {
  const [mention] = mentions
    .filter(
      ({ from, to, meaning, certainty }) =>
        from <= at &&
        at < to &&
        certainty > 0 &&
        (meaning.kind === "grape" || meaning.kind === "place" || meaning.kind === "house"),
    )
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  if (mention) {
    const text = at === mention.from ? mention.meaning.spelling : "";
    const isHouse = mention.meaning.kind === "house";
    return { ...word, text, letters: isHouse ? lettersOf(text) : word.letters };
  }
  return role === "house" ? rewritten(word, houseWordOf(word.letters)) : word;
}

/** Maximum length of a word in a name. A longer word consists of joined small print. */
export const NAME_LETTERS_MAX = 15;

/**
 * A row with at least `LARGE_SHARE` of the tallest row's height may be a name of joined words. A
 * word in such a row may therefore have up to `LARGE_LETTERS_MAX` letters.
 */
const LARGE_SHARE = 0.5;
const LARGE_LETTERS_MAX = 24;

function roleOf(
  { text, letters }: LabelWord,
  at: number,
  mentions: readonly Mention[],
  lettersMax: number,
): WordRole {
  const around = mentions.filter(({ from, to }) => from <= at && at < to);
  const kinds = new Set(around.map(({ meaning }) => meaning.kind));
  if (letters === "") return "particle";
  if (kinds.has("house")) return "own";
  if (/^\d+$/.test(letters)) return "number";
  if (kinds.has("grape")) return "grape";
  if (kinds.has("place")) return "place";
  if (kinds.has("country")) return "country";
  const isLaw = around.some(
    ({ meaning }) => meaning.kind === "law" && !describes(meaning.spelling),
  );
  if (isLaw && !PRODUCER_WORDS.has(letters)) return "legal";
  if (PRODUCER_WORDS.has(letters)) return "house";
  if (houseWordOf(letters) !== undefined && !isLabelWord(letters)) return "house";
  if (kinds.has("type") && BOTTLING_WORDS.has(letters)) return "descriptive";
  if (isLegal(letters)) return "legal";
  if (DESCRIPTIVE_WORDS.has(letters)) return "descriptive";
  if (kinds.has("type")) return "type";
  const isLittle = PARTICLES.has(letters) || BY_WORDS.has(letters);
  if (isLittle && !isInitials(text)) return "particle";
  return /\d/.test(letters) || letters.length > lettersMax ? "noise" : "own";
}

const knownHouseAt = (at: number, mentions: readonly Mention[]): boolean =>
  mentions.some(({ meaning, from, to }) => meaning.kind === "house" && from <= at && at < to);

/** Whether a law term also describes the wine, as "Gran Reserva" does. */
const describes = (phrase: string): boolean =>
  phrase.split(" ").every((word) => DESCRIPTIVE_WORDS.has(lettersOf(word)));

/**
 * Whether a word is a law term. Such terms are in small print, so one letter may be misread, or two
 * letters in a long word.
 */
const isLegal = (letters: string): boolean => {
  if (LEGAL_WORDS.has(letters)) return true;
  const slips = letters.length >= 10 ? 2 : 1;
  if (letters.length < 7) return false;
  return [...LEGAL_WORDS].some(
    (word) => word.length >= 7 && editDistance(letters, word, slips) <= slips,
  );
};
