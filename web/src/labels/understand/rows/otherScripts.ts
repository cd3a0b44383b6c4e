import type { LabelRow } from "./labelRows.ts";

/**
 * A word with capitals or digits among small letters. A model that knows only Latin letters reads
 * Cyrillic as such words.
 */
const OTHER_SCRIPT_WORD = /\p{L}*(\p{Ll}\p{Lu}{2,}|\p{L}\d\p{Ll})[\p{L}\d]*/gu;

/** A row is in another script if at least this share of its characters is in {@link STRANGE_WORD}s. */
const ROW_SHARE_MIN = 0.4;

/** Minimum share of letters in unknown scripts that makes the whole label unreadable. */
const LABEL_SHARE_MIN = 0.4;
const ROWS_MIN = 2;

/**
 * Removes rows in a script that the model does not know. If much of the label is in another script,
 * keeps only rows without letters.
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
  const strange = [...row.text.matchAll(OTHER_SCRIPT_WORD)].reduce(
    (sum, [word]) => sum + word.length,
    0,
  );
  return strange > 0 && strange >= ROW_SHARE_MIN * row.text.replace(/\s/g, "").length;
}

const lettersIn = (rows: readonly LabelRow[]): number =>
  rows.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
