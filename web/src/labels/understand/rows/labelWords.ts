import type { LabelRow } from "./labelRows.ts";
import { lettersApart, lettersOf } from "../words/letters.ts";
import {
  DESCRIPTIVE_WORDS,
  GIVEN_NAMES,
  LEGAL_WORDS,
  PARTICLES,
  PRODUCER_WORDS,
  TOGETHER,
} from "../words/labelVocabulary.ts";

/** A word of a label. */
export interface LabelWord {
  /** As it was read; an initial keeps its dot. */
  readonly text: string;
  /** What joins it to the word before: a space, or a hyphen or apostrophe. */
  readonly joint: string;
  /** Without case and accents. */
  readonly letters: string;
  /** The place of its row among the rows. */
  readonly row: number;
  /** A comma, a dash or the like parts it from the word before. */
  readonly isParted: boolean;
}

/** The words of all rows in reading order; what the reader glued together is taken apart. */
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

/** "60% Merlot", "Merlot60%", with the sign lost "Merlot60Syrah"; "13% vol" is no share. */
const SHARE =
  /(?<![\d.,])\d{1,3}\s?(?:[%％]|per\s?cent|pour\s?cent|por\s?cent[oa]|prozent)(?!\W{0,2}(?:vol|alc))|(?<=\p{L}{4})\d{2}(?=\p{L}{4})/giu;

/** The shares of grapes in percent, which part names and are no part of them. */
const withoutShares = (text: string): string => text.replace(SHARE, ", ");

/** Whether a row tells shares of less than all. */
export function tellsShares(text: string): boolean {
  return [...text.matchAll(SHARE)].some(([share]) => parseInt(share, 10) < 100);
}

const PARTING = /[,;:|/(•·–—]|\s-\s/u;

/** What houses shorten in their names. */
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})f\.\s?lli(?!\p{L})/giu, "Fratelli"],
  [/(?<!\p{L})az\.?\s?agr\.?(?!\p{L})/giu, "Azienda Agricola"],
  [/(?<!\p{L})soc\.?\s?agr\.?(?!\p{L})/giu, "Società Agricola"],
  [/(?<!\p{L})gebr\./giu, "Gebrüder"],
];

const writtenOut = (text: string): string =>
  SHORTENED.reduce((all, [short, whole]) => all.replace(short, whole), text);

/** A capital within a word begins the next: "LesPetites", but not "McMuster" or "MacMuster". */
const withSpaces = (text: string): string =>
  text.replace(/(?<=(?<!\p{L})(?!Mac)\p{Lu}?\p{Ll}{2,})(?=\p{Lu}\p{Ll}{2})/gu, " ");

/** A digit between two letters is a letter that was misread, unless it ends or begins a number. */
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

/** What stands before a word, and the word: letters, initials with their dots, or "&". */
const WORD =
  /([^\p{L}\p{N}\p{M}&]*)((?<![\p{L}\p{N}])(?:\p{L}\.){2,}|(?<![\p{L}\p{N}])\p{L}\.(?=\s?\p{L})|[\p{L}\p{N}\p{M}]+|&)/gu;

/** Whether this is what stands before a person's name: "J.", "J.J." or "Dr." */
export function isInitials(text: string): boolean {
  return /^((\p{L}\.)+|dr\.?)$/iu.test(text);
}

const JOINT = /^[-'’]$/;

/** Whether this is one of the words that stand on labels beside names. */
export function isLabelWord(letters: string): boolean {
  return [LEGAL_WORDS, DESCRIPTIVE_WORDS, PARTICLES, PRODUCER_WORDS, GIVEN_NAMES].some((words) =>
    words.has(letters),
  );
}

/** Shorter words are left whole: too many of them fall apart into particles by chance. */
const GLUED_LENGTH_MIN = 8;

/** A known word of at least this length must be in what is taken apart. */
const TELLING_LENGTH_MIN = 5;

/**
 * Takes "CHARDONNAYDITOSCANA" apart into words that are all known, as few as can be; what does
 * not fall apart without a rest stays whole: "Francesco" is no France.
 */
function splitGlued(word: string, isKnown: (letters: string) => boolean): string[] {
  const letters = lettersOf(word);
  if (letters.length !== word.length) return [word];
  const together = GLUED_TOGETHER.get(letters) ?? HOUSE_AND_PARTICLE.exec(letters)?.slice(1);
  if (together) return cutInto(word, together);
  if (letters.length < GLUED_LENGTH_MIN) return [word];
  if (isKnown(letters)) return [word];
  const parts = takenApart(word, letters, isKnown);
  // What a reader glued keeps its capitals, so one at the head of small letters begins one word.
  return isOneName(word) && !parts.some((part) => JOINING.has(lettersOf(part))) ? [word] : parts;
}

/** What is known apart, by its letters as one word. */
const GLUED_TOGETHER = new Map(
  TOGETHER.map((phrase) => [lettersOf(phrase), phrase.split(" ").map(lettersOf)]),
);

/** A house's word with nothing but its particle: "Quintado Crasto", "Closdes Lambrays". */
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
 * "DOMAINEMUSTER" is a house's word and its name, "QUINTADAMOSTRA" with a particle between;
 * "MUSTERVINEYARDS" has the house's word behind, "LORENZOMUSTERI" names a person, and
 * "ABEAUNEPARLOUISMUSTER" tells who bottled the wine.
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

/** A word cut into parts as long as these, which make up the whole of it. */
function cutInto(word: string, parts: readonly (string | undefined)[]): string[] {
  let at = 0;
  return parts.flatMap((part) => (part ? [word.slice(at, (at += part.length))] : []));
}

/** A name as long as this is no chance, whatever it is glued to. */
const LONG_NAME_MIN = 8;

/** German names a vineyard after its village: "Bernkasteler Badstube". */
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

/** How the law's longest words begin; their ends are misread too often to be asked for. */
const LEGAL_START = /^(appel|contr|denom|indica|proteg|garant)\p{L}{2}/u;
const LEGAL_LENGTH_MAX = 13;

/** What follows an appellation stands in small print at the end of a row that bends away. */
const LEGAL_ENDS = ["controlee", "controllata", "controlada", "protegee"];
const LEGAL_SLIPS = 2;

const isLegalEnd = (piece: string): boolean =>
  LEGAL_ENDS.some(
    (word) =>
      word.startsWith(piece.charAt(0)) && lettersApart(piece, word, LEGAL_SLIPS) <= LEGAL_SLIPS,
  );

/** Of small letters run together some are always these. */
const JOINING: ReadonlySet<string> = new Set([...PARTICLES, ...LEGAL_WORDS]);

/** The only short words that two names are held together by when they are run into one. */
const GLUE = new Set(["de", "di", "da", "do", "du", "del", "et", "la", "le", "of", "and", "und"]);

function isPiece(piece: string, isKnown: (letters: string) => boolean): boolean {
  if (piece.length < 2) return false;
  if (piece.length <= LEGAL_LENGTH_MAX && LEGAL_START.test(piece)) return true;
  if (isLegalEnd(piece)) return true;
  return piece.length < 4 ? GLUE.has(piece) : isKnown(piece);
}
