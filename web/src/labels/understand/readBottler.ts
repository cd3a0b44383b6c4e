import type { TitleWord, WordRole } from "./labelRoles.ts";
import { BOTTLING_WORDS, BY_WORDS } from "./labelVocabulary.ts";

/** So many words may stand between the bottling and the bottler: "bottled at the estate by". */
const BETWEEN_MAX = 4;
const WORDS_MAX = 5;

/**
 * The words that name who bottled the wine, where the small print says it ("Mis en bouteille par
 * Louis Jadot, Beaune"), if need be on its next row; none where it does not.
 */
export function readBottler(words: readonly TitleWord[]): TitleWord[] {
  for (const [at, { letters, row }] of words.entries()) {
    if (!BOTTLING_WORDS.has(letters)) continue;
    const after = words.slice(at + 1);
    const here = after.filter((word) => word.row === row);
    const below = after.filter((word) => word.row === row + 1);
    const by = here.slice(0, BETWEEN_MAX).findIndex(isBy);
    if (by === -1 && isBy(below[0])) return nameAtStart(below.slice(1));
    if (by === -1 && !GERMAN.has(letters)) continue;
    const breaksHere = by === here.length - 1;
    return nameAtStart(breaksHere ? below : here.slice(by + 1));
  }
  return [];
}

const isBy = (word?: TitleWord): boolean => word !== undefined && BY_WORDS.has(word.letters);

/** In German the bottler follows at once: "Gutsabfüllung Weingut Muster". */
const GERMAN = new Set(["erzeugerabfullung", "gutsabfullung"]);

const NAMING: ReadonlySet<WordRole> = new Set(["own", "house", "particle"]);

function nameAtStart(words: readonly TitleWord[]): TitleWord[] {
  const end = words.findIndex(({ role }) => !NAMING.has(role));
  const name = words.slice(0, end === -1 ? WORDS_MAX : Math.min(end, WORDS_MAX));
  return name.some(({ role }) => role === "own") ? name : [];
}
