import type { TextLine } from "./TextLine.ts";

/** Lines of text that are side by side, joined into one. */
export type LabelRow = TextLine;

const HEIGHT_RATIO_MAX = 1.6;

export function labelRows(lines: readonly TextLine[]): LabelRow[] {
  const rows: TextLine[][] = [];
  for (const line of lines.map(withoutOrnaments).sort((a, b) => a.y - b.y)) {
    const row = rows.find((others) => others.every((other) => standBeside(line, other)));
    if (row) row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => joined(row.sort((a, b) => a.x - b.x))).sort((a, b) => a.y - b.y);
}

/**
 * Removes Chinese characters beside Latin letters, because the recogniser reads ornaments as
 * Chinese.
 */
function withoutOrnaments(line: TextLine): TextLine {
  if (!/\p{Script=Latin}{2}/u.test(line.text)) return line;
  return { ...line, text: line.text.replace(/\s*[\p{Script=Han}＆]+/gu, "") };
}

function standBeside(a: TextLine, b: TextLine): boolean {
  const taller = Math.max(a.height, b.height);
  const lower = Math.min(a.height, b.height);
  const apart = Math.abs(a.x - b.x) - (a.width + b.width) / 2;
  return (
    taller <= HEIGHT_RATIO_MAX * lower &&
    Math.abs(a.y - b.y) < lower / 2 &&
    apart > -Math.min(a.width, b.width) / 4 &&
    apart < GAP_MAX
  );
}

/** Maximum gap between two lines that are joined into a row, as a share of the photo's width. */
const GAP_MAX = 0.12;

/** Joins a large initial to the rest of the word, as in "P" "restige". */
function besideInitial(text: string, next: string): string {
  return /(^|\s)\p{Lu}$/u.test(text) && /^\p{Ll}/u.test(next) ? text + next : `${text} ${next}`;
}

function joined(row: readonly TextLine[]): LabelRow {
  const mean = (value: (line: TextLine) => number) =>
    row.reduce((sum, line) => sum + value(line), 0) / row.length;
  const left = Math.min(...row.map(({ x, width }) => x - width / 2));
  const right = Math.max(...row.map(({ x, width }) => x + width / 2));
  return {
    text: row.map(({ text }) => text).reduce(besideInitial),
    confidence: mean(({ confidence }) => confidence),
    x: (left + right) / 2,
    y: mean(({ y }) => y),
    width: right - left,
    height: mean(({ height }) => height),
  };
}
