import type { TitleWord, WordRole } from "../mentions/labelRoles.ts";
import {
  BOTTLER_FOLLOWS,
  BOTTLING_WORDS,
  BY_WORDS,
  IMPORTING_WORDS,
  TOWN_FOLLOWS,
} from "../words/labelVocabulary.ts";

/**
 * Maximum number of words between the word for bottling and the bottler's name, as in "bottled at
 * the estate by".
 */
const BETWEEN_MAX = 4;
const WORDS_MAX = 5;

/**
 * The bottler's name from small print such as "Mis en bouteille par Louis Jadot, Beaune". The name
 * may be on the next row. Empty if no bottler is named.
 */
export function readBottler(words: readonly TitleWord[]): TitleWord[] {
  return namedAfter(words, BOTTLING_WORDS, BOTTLER_FOLLOWS);
}

/**
 * The owner's name in the row below a text such as "Mis en bouteille au domaine". Empty if the
 * label has no such text.
 */
export function readCellarOwner(words: readonly TitleWord[]): TitleWord[] {
  const cellar = words.find(
    ({ letters, row }) =>
      OWN_CELLAR.has(letters) &&
      words.some((word) => word.row === row && BOTTLING_WORDS.has(word.letters)),
  );
  const below = words.filter(({ row }) => row === (cellar?.row ?? NaN) + 1);
  return below.every(({ role }) => NAMING.has(role)) ? nameAtStart(below) : [];
}

const OWN_CELLAR = new Set(["domaine", "propriete"]);

/** The importer's or seller's name, which is neither the producer's nor the wine's. */
export function readImporter(words: readonly TitleWord[]): TitleWord[] {
  return namedAfter(words, IMPORTING_WORDS, IMPORTING_WORDS);
}

/** The name after a word in `saying` and "by", or directly after a word in `needsNoBy`. */
function namedAfter(
  words: readonly TitleWord[],
  saying: ReadonlySet<string>,
  needsNoBy: ReadonlySet<string>,
): TitleWord[] {
  for (const [at, { letters, row }] of words.entries()) {
    if (!saying.has(letters)) continue;
    const after = words.slice(at + 1);
    const here = after.filter((word) => word.row === row);
    const below = after.filter((word) => word.row === row + 1);
    const by = here.slice(0, BETWEEN_MAX).findIndex(isBy);
    if (here.slice(0, by + 1).some((word) => !saying.has(word.letters) && isOther(word))) continue;
    if (by === -1 && isBy(below[0])) return nameAtStart(below.slice(1));
    if (by === -1 && !needsNoBy.has(letters)) continue;
    if (by === -1 && here.some((word) => saying.has(word.letters))) continue;
    const name = nameAtStart(here.slice(by + 1));
    const breaksHere = here.slice(by + 1).every(isCalling);
    return breaksHere ? nameAtStart(below) : name;
  }
  return [];
}

const isBy = (word?: TitleWord): boolean => word !== undefined && BY_WORDS.has(word.letters);

/**
 * Whether a word begins another phrase. In "Bottled in France, imported by Muster", "imported"
 * does, so Muster is not the bottler.
 */
const isOther = ({ letters }: TitleWord): boolean =>
  BOTTLING_WORDS.has(letters) || IMPORTING_WORDS.has(letters);

const NAMING: ReadonlySet<WordRole> = new Set(["own", "house", "particle"]);

function nameAtStart(sentence: readonly TitleWord[]): TitleWord[] {
  const words = withoutProfession(sentence);
  const end = words.findIndex(
    ({ role, letters, isParted }, at) =>
      !NAMING.has(role) || (at > 0 && (isParted || TOWN_FOLLOWS.has(letters))),
  );
  const name = words.slice(0, end === -1 ? WORDS_MAX : Math.min(end, WORDS_MAX));
  return name.some(({ role }) => role === "own") ? name : [];
}

const isCalling = ({ role }: TitleWord): boolean => role === "legal" || role === "particle";

/** Removes the bottler's profession, as in "par le propriétaire récoltant Jean Muster". */
function withoutProfession(words: readonly TitleWord[]): readonly TitleWord[] {
  const name = words.findIndex((word) => !isCalling(word));
  const calling = words.slice(0, name).findLastIndex(({ role }) => role === "legal");
  return words.slice(calling + 1);
}
