import { isOnMedal } from "../rows/isOnMedal.ts";
import type { TitleWord } from "./labelRoles.ts";
import type { LabelRow } from "../rows/labelRows.ts";
import { FAMILY_WORDS, REMARK_WORDS } from "../words/labelVocabulary.ts";

/**
 * Maximum height of a medal's text, as a share of the tallest print's height. Larger text is not
 * part of a medal.
 */
const MEDAL_SHARE_MAX = 0.7;

/** Maximum height of a remark, as a share of the tallest print's height. Larger text is a name. */
const REMARK_SHARE_MAX = 0.9;

/** Whether a row is on a medal or in a paragraph. Such a row names neither producer nor wine. */
export function isAside(row: LabelRow, rows: readonly LabelRow[]): boolean {
  const tallest = Math.max(...rows.map(({ height }) => height));
  if (row.height < MEDAL_SHARE_MAX * tallest && isOnMedal(row, rows)) return true;
  if (isProse(row)) return true;
  const goesOn = /^[^\p{L}]*\p{Ll}/u.test(row.text) || /\p{Ll}{3}\.$/u.test(row.text.trim());
  return goesOn && rows.some((other) => other !== row && isProse(other) && adjoins(row, other));
}

const WORDS_MIN = 6;
const SMALL_WORDS_SHARE_MIN = 0.6;

/**
 * Whether a row has many words and most of them have no capital, as in "Aged twelve months in
 * French oak, this wine shows dark".
 */
function isProse({ text }: LabelRow): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word));
  return words.length >= WORDS_MIN && small.length >= SMALL_WORDS_SHARE_MIN * words.length;
}

const SAME_HEIGHT_RATIO = 1.3;
const LINE_SPACING_MAX = 1.8;

function adjoins(a: LabelRow, b: LabelRow): boolean {
  const taller = Math.max(a.height, b.height);
  return (
    taller <= SAME_HEIGHT_RATIO * Math.min(a.height, b.height) &&
    Math.abs(a.y - b.y) <= LINE_SPACING_MAX * taller
  );
}

/** Whether a row only says how the wine was made, as in "Matured in wood" and "Family & Farmed". */
export function isRemark(words: readonly TitleWord[], row: LabelRow, tallest: number): boolean {
  return (
    row.height < REMARK_SHARE_MAX * tallest &&
    words.some(({ letters }) => REMARK_WORDS.has(letters)) &&
    words.every(
      ({ role, letters }) =>
        role !== "grape" && role !== "place" && (role !== "house" || FAMILY_WORDS.has(letters)),
    )
  );
}
