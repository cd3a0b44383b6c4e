import type { Mention } from "./findMentions.ts";
import { houseWordOf } from "./houseWords.ts";
import { DESCRIPTIVE_WORDS, LEGAL_WORDS, PARTICLES } from "./labelVocabulary.ts";
import type { LabelWord } from "./labelWords.ts";
import { lettersApart, lettersOf } from "./letters.ts";

/** What a word of a label is there for. */
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

/** A word of a label that knows what it is there for. */
export interface TitleWord extends LabelWord {
  readonly role: WordRole;
}

/** Tells of every word what it is there for, and writes known ones as they are rightly written. */
export function labelRoles(words: readonly LabelWord[], mentions: readonly Mention[]): TitleWord[] {
  const namedByLaw = new Set(
    words.filter(({ letters }) => SPELLS_OUT_THE_LAW.test(letters)).map(({ row }) => row),
  );
  return words.map((word, at) => {
    const role = roleOf(word, at, mentions);
    const isLawMisread = role === "own" && namedByLaw.has(word.row);
    return { ...spelled(word, at, mentions), role: isLawMisread ? "legal" : role };
  });
}

/** Beside these stands the appellation, and what else is there is the law's word misread. */
const SPELLS_OUT_THE_LAW = /^(appell?ation|denominaci|denominaca|denominazi)/;

/** A word of a known name as that is rightly written; its first word stands for the whole. */
function spelled(word: LabelWord, at: number, mentions: readonly Mention[]): LabelWord {
  const mention = mentions.find(
    ({ from, to, meaning, certainty }) =>
      from <= at &&
      at < to &&
      certainty > 0 &&
      (meaning.kind === "grape" || meaning.kind === "place"),
  );
  if (mention) return { ...word, text: at === mention.from ? mention.meaning.spelling : "" };
  const house = houseWordOf(word.letters);
  return house === undefined || house === word.letters
    ? word
    : { ...word, text: house, letters: house };
}

/** No word of a name is as long; it is small print run together. */
export const NAME_LETTERS_MAX = 15;

function roleOf({ letters }: LabelWord, at: number, mentions: readonly Mention[]): WordRole {
  const around = mentions.filter(({ from, to }) => from <= at && at < to);
  const kinds = new Set(around.map(({ meaning }) => meaning.kind));
  if (letters === "") return "particle";
  if (/^\d+$/.test(letters)) return "number";
  if (kinds.has("grape")) return "grape";
  if (kinds.has("place")) return "place";
  if (kinds.has("country")) return "country";
  if (around.some(({ meaning }) => meaning.kind === "law" && !describes(meaning.spelling))) {
    return "legal";
  }
  if (houseWordOf(letters) !== undefined) return "house";
  if (isLegal(letters)) return "legal";
  if (DESCRIPTIVE_WORDS.has(letters)) return "descriptive";
  if (kinds.has("type")) return "type";
  if (PARTICLES.has(letters)) return "particle";
  return /\d/.test(letters) || letters.length > NAME_LETTERS_MAX ? "noise" : "own";
}

/** "Gran Reserva" is the law's word and yet tells one wine of a producer from another. */
const describes = (phrase: string): boolean =>
  phrase.split(" ").every((word) => DESCRIPTIVE_WORDS.has(lettersOf(word)));

/** The law's words stand in small print, so one letter may be misread, or two in a long one. */
const isLegal = (letters: string): boolean => {
  if (LEGAL_WORDS.has(letters)) return true;
  const slips = letters.length >= 10 ? 2 : 1;
  if (letters.length < 7) return false;
  return [...LEGAL_WORDS].some(
    (word) => word.length >= 7 && lettersApart(letters, word, slips) <= slips,
  );
};
