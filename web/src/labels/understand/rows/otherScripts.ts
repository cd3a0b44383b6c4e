import type { LabelRow } from "./labelRows.ts";

/** Capitals or digits amid small letters: so the reader, who knows Latin letters only, sees Cyrillic ones. */
const STRANGE_WORD = /\p{L}*(\p{Ll}\p{Lu}{2,}|\p{L}\d\p{Ll})[\p{L}\d]*/gu;

/** So much of a row is such words where it is in another script. */
const ROW_SHARE_MIN = 0.4;

/** And so much of a label is such rows. */
const LABEL_SHARE_MIN = 0.4;
const ROWS_MIN = 2;

/**
 * The rows without those in a script that the reader does not know; where much of the label is in one, only
 * those without letters remain.
 */
export function withoutOtherScripts(rows: readonly LabelRow[]): LabelRow[] {
  const strange = new Set(rows.filter(isStrange));
  if (strange.size < ROWS_MIN) return [...rows];
  const share = lettersIn([...strange]) / lettersIn(rows);
  return rows.filter((row) =>
    share < LABEL_SHARE_MIN ? !strange.has(row) : lettersIn([row]) === 0,
  );
}

function isStrange(row: LabelRow): boolean {
  const strange = [...row.text.matchAll(STRANGE_WORD)].reduce(
    (sum, [word]) => sum + word.length,
    0,
  );
  return strange > 0 && strange >= ROW_SHARE_MIN * row.text.replace(/\s/g, "").length;
}

const lettersIn = (rows: readonly LabelRow[]): number =>
  rows.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
