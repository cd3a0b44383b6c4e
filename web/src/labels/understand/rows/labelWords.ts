import type { LabelRow } from "./labelRows.ts";
import { editDistance, lettersOf } from "../words/letters.ts";
import {
  DESCRIPTIVE_WORDS,
  GIVEN_NAMES,
  LEGAL_WORDS,
  PARTICLES,
  PRODUCER_WORDS,
  TOGETHER,
} from "../words/labelVocabulary.ts";

export interface LabelWord {
  /** The word as read. An initial keeps its dot. */
  readonly text: string;
  /** A space, a hyphen or an apostrophe between the previous word and this word. */
  readonly joint: string;
  /** The word without case and accents. */
  readonly letters: string;
  readonly row: number;
  /** Whether a comma, dash or similar sign separates this word from the previous word. */
  readonly isParted: boolean;
}

/** The words of the rows, in reading order. Words that were wrongly joined in reading are split. */
export function labelWords(rows: readonly LabelRow[], names: ReadonlySet<string>): LabelWord[] {
  const isKnown = (letters: string) => names.has(letters) || isLabelWord(letters);
  return rows.flatMap(({ text }, row) =>
    [...writtenOut(withSpaces(withLettersForDigits(withoutShares(text)))).matchAll(WORD)].flatMap(
      ([, between = "", word = ""]) =>
        splitGlued(word, isKnown).map((part, at) => ({
          text: part,
          joint: at === 0 && JOINT.test(between) ? between : " ",
          letters: lettersOf(part),
          row,
          isParted: at === 0 && PARTING.test(between),
        })),
    ),
  );
}

/**
 * A grape's percentage, as in "60% Merlot", "Merlot60%" or "Merlot60Syrah". "13% vol" is no such
 * percentage.
 */
const SHARE =
  /(?<![\d.,])\d{1,3}\s?(?:[%％]|per\s?cent|pour\s?cent|por\s?cent[oa]|prozent)(?!\W{0,2}(?:vol|alc))|(?<=\p{L}{4})\d{2}(?=\p{L}{4})/giu;

/** Replaces percentages by commas, because commas separate names. */
const withoutShares = (text: string): string => text.replace(SHARE, ", ");

export function hasShares(text: string): boolean {
  return [...text.matchAll(SHARE)].some(([share]) => parseInt(share, 10) < 100);
}

const PARTING = /[,;:|/(•·–—]|\s-\s/u;

const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})f\.\s?lli(?!\p{L})/giu, "Fratelli"],
  [/(?<!\p{L})az\.?\s?agr\.?(?!\p{L})/giu, "Azienda Agricola"],
  [/(?<!\p{L})soc\.?\s?agr\.?(?!\p{L})/giu, "Società Agricola"],
  [/(?<!\p{L})gebr\./giu, "Gebrüder"],
];

const writtenOut = (text: string): string =>
  SHORTENED.reduce((all, [short, whole]) => all.replace(short, whole), text);

/**
 * Adds a space before a capital within a word, as in "LesPetites", but not in "McMuster" or
 * "MacMuster".
 */
const withSpaces = (text: string): string =>
  text.replace(/(?<=(?<!\p{L})(?!Mac)\p{Lu}?\p{Ll}{2,})(?=\p{Lu}\p{Ll}{2})/gu, " ");

/**
 * Replaces a digit between two letters by a similar letter, unless the digit begins or ends a
 * number.
 */
function withLettersForDigits(text: string): string {
  return text.replace(
    /(?<=\p{L})[01458](?=\p{L}{2})|(?<=\p{Lu}{2})0(?=\p{Lu}(?!\p{L}))/gu,
    (digit, at: number) => {
      const letter = LETTER_LIKE[digit] ?? digit;
      return /\p{Lu}/u.test(text.charAt(at - 1)) ? letter.toUpperCase() : letter;
    },
  );
}

const LETTER_LIKE: Readonly<Record<string, string>> = { 0: "o", 1: "i", 4: "a", 5: "s", 8: "b" };

/** Captures the text before a word and the word: letters, initials with their dots, or "&". */
const WORD =
  /([^\p{L}\p{N}\p{M}&]*)((?<![\p{L}\p{N}])(?:\p{L}\.){2,}|(?<![\p{L}\p{N}])\p{L}\.(?=\s?\p{L})|[\p{L}\p{N}\p{M}]+|&)/gu;

/** Whether the text is a person's initials or title, as in "J.", "J.J." or "Dr." */
export function isInitials(text: string): boolean {
  return /^((\p{L}\.)+|dr\.?)$/iu.test(text);
}

const JOINT = /^[-'’]$/;

export function isLabelWord(letters: string): boolean {
  return [LEGAL_WORDS, DESCRIPTIVE_WORDS, PARTICLES, PRODUCER_WORDS, GIVEN_NAMES].some((words) =>
    words.has(letters),
  );
}

/** Minimum length of a word to split. A shorter word may consist of particles by chance. */
const GLUED_LENGTH_MIN = 8;

const TELLING_LENGTH_MIN = 5;

/**
 * Splits joined words, such as "CHARDONNAYDITOSCANA", into the smallest number of known words. A
 * word with an unknown part stays whole: "Francesco" is not split into "France" and "sco".
 */
function splitGlued(word: string, isKnown: (letters: string) => boolean): string[] {
  const letters = lettersOf(word);
  if (letters.length !== word.length) return [word];
  const together = GLUED_TOGETHER.get(letters) ?? HOUSE_AND_PARTICLE.exec(letters)?.slice(1);
  if (together) return cutInto(word, together);
  if (letters.length < GLUED_LENGTH_MIN) return [word];
  if (isKnown(letters)) return [word];
  const parts = takenApart(word, letters, isKnown);
  // Joined words keep their capitals, so a word with one capital before small letters is a single
  // word.
  return isOneName(word) && !parts.some((part) => JOINING.has(lettersOf(part))) ? [word] : parts;
}

const GLUED_TOGETHER = new Map(
  TOGETHER.map((phrase) => [lettersOf(phrase), phrase.split(" ").map(lettersOf)]),
);

/**
 * A word for a producer that is joined with its particle, as in "Quintado Crasto" and "Closdes
 * Lambrays".
 */
const HOUSE_AND_PARTICLE =
  /^(quinta|casa|clos|chateau|domaine|mas|cave|castello|castillo|finca|herdade|bodegas|tenuta|vina|pago|marques|conde|comte)(do|da|dos|das|de|des|du|del|della|di|la|les?)$/;

const isOneName = (word: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(word);

function takenApart(
  word: string,
  letters: string,
  isKnown: (letters: string) => boolean,
): string[] {
  const cuts = fewestPieces(letters, isKnown);
  const pieces = cuts.map(([from, to]) => word.slice(from, to));
  if (pieces.some((piece) => piece.length >= TELLING_LENGTH_MIN)) return pieces;
  const parts = aroundName(letters) ?? aroundLongName(letters, isKnown);
  return parts ? cutInto(word, parts).flatMap((part) => splitGlued(part, isKnown)) : [word];
}

const HOUSES =
  "chateau|domaine|clos(?=d(?:es|u|e))|bodegas?|weingut|cantin[ae]|tenut[ae]|castello|castillo|quinta(?=d)|fattoria|vinicola|herdade|masseria|marchesi|familia|famiglia|finca";
const PERSONS = [...GIVEN_NAMES].filter((name) => name.length >= 5).join("|");
const PARTICLE = "des(?=[^aeiouy])|d[aei]|d[ao]s?|du|dell?[aeo]?";

/**
 * Patterns of joined names. "DOMAINEMUSTER" begins with a word for a producer, "QUINTADAMOSTRA" has
 * a particle after such a word, and "MUSTERVINEYARDS" ends with such a word. "LORENZOMUSTERI" is a
 * person, and "ABEAUNEPARLOUISMUSTER" names the bottler.
 */
const GLUED_NAMES = [
  `(${HOUSES})(${PARTICLE})?([a-z]{4,})`,
  "([a-z]{4,})(vineyards|winery|wineries|cellars|estates|wines|vintners)",
  `(${PERSONS})(${PARTICLE})?([a-z]{5,})`,
  `([a-z]*)(par|por|by|da|durch)(${HOUSES}|${PERSONS})(${PARTICLE})?([a-z]{4,})`,
].map((parts) => new RegExp(`^${parts}$`));

function aroundName(letters: string): (string | undefined)[] | undefined {
  const pattern = GLUED_NAMES.find((glued) => glued.test(letters));
  return pattern?.exec(letters)?.slice(1);
}

function cutInto(word: string, parts: readonly (string | undefined)[]): string[] {
  let at = 0;
  return parts.flatMap((part) => (part ? [word.slice(at, (at += part.length))] : []));
}

/**
 * Minimum length of a name that is accepted inside any joined word, because it cannot match by
 * chance.
 */
const LONG_NAME_MIN = 8;

/** The ending of a village's name before its vineyard in German, as in "Bernkasteler Badstube". */
const OF_A_VILLAGE = "er";

function aroundLongName(
  letters: string,
  isKnown: (letters: string) => boolean,
): string[] | undefined {
  for (let length = letters.length - 1; length >= LONG_NAME_MIN; length--) {
    for (let from = 0; from + length <= letters.length; from++) {
      const end = from + length;
      if (!isKnown(letters.slice(from, end))) continue;
      if (letters.slice(end) === OF_A_VILLAGE) return undefined;
      return [letters.slice(0, from), letters.slice(from, end), letters.slice(end)];
    }
  }
  return undefined;
}

type Cut = readonly [from: number, to: number];

function fewestPieces(letters: string, isKnown: (letters: string) => boolean): readonly Cut[] {
  const upTo: (readonly Cut[] | undefined)[] = [[]];
  for (let to = 1; to <= letters.length; to++) {
    for (let from = 0; from < to; from++) {
      const before = upTo[from];
      if (!before || !isPiece(letters.slice(from, to), isKnown)) continue;
      const best = upTo[to];
      if (!best || before.length + 1 < best.length) upTo[to] = [...before, [from, to]];
    }
  }
  return upTo[letters.length] ?? [];
}

/**
 * Beginnings of long legal words, such as "appellation". The ends of long words are often misread.
 */
const LEGAL_START = /^(appel|contr|denom|indica|proteg|garant)\p{L}{2}/u;
const LEGAL_LENGTH_MAX = 13;

/**
 * Legal words that follow a place name, as in "Appellation Chablis Contrôlée". At the curved end of
 * a row, such a word is often misread.
 */
const LEGAL_ENDS = ["controlee", "controllata", "controlada", "protegee"];
const LEGAL_SLIPS = 2;

const isLegalEnd = (piece: string): boolean =>
  LEGAL_ENDS.some(
    (word) =>
      word.startsWith(piece.charAt(0)) && editDistance(piece, word, LEGAL_SLIPS) <= LEGAL_SLIPS,
  );

/**
 * A word such as "Francesco", whose first letter is its only capital, is split only if one of its
 * parts is in this set. Otherwise the word is a single name.
 */
const JOINING: ReadonlySet<string> = new Set([...PARTICLES, ...LEGAL_WORDS]);

/** Short words that may join two names in one word. */
const GLUE = new Set(["de", "di", "da", "do", "du", "del", "et", "la", "le", "of", "and", "und"]);

function isPiece(piece: string, isKnown: (letters: string) => boolean): boolean {
  if (piece.length < 2) return false;
  if (piece.length <= LEGAL_LENGTH_MAX && LEGAL_START.test(piece)) return true;
  if (isLegalEnd(piece)) return true;
  return piece.length < 4 ? GLUE.has(piece) : isKnown(piece);
}
