import { IGNORE_PROGRESS } from "../progress.ts";

/** `line` is the number of the row's first line in the file, from 1. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
  /** Whether the exporting program stated in the file that rows are missing. */
  readonly isCutShort?: boolean;
  readonly racks?: readonly ImportedRack[];
}

export interface ImportedRack {
  readonly name: string;
  readonly inside: string;
  readonly rows: number | null;
  readonly cols: number | null;
}

export type TableProblem = "no-rows" | "too-wide" | "cell-too-long" | "too-many-rows";

export type ReadTable =
  | { readonly kind: "table"; readonly table: Table }
  | { readonly kind: "problem"; readonly problem: TableProblem };

/** Limits of a table: much larger than any cellar, and much less than a page can handle. */
export const TABLE_LIMITS = { columns: 1000, cellCharacters: 100_000, rows: 500_000 } as const;

const SEPARATORS = ["\t", ";", ",", "|"] as const;

type Separator = (typeof SEPARATORS)[number];

/**
 * Reads a table, starting at the character `from`. The first non-blank line is the header. A quote
 * opens a quoted cell only at the cell's beginning and only if another quote closes the cell. A
 * quote that would swallow whole rows, such as an inch mark, is a normal character. A cell may span
 * lines only if those lines are not rows themselves. Strict RFC 4180 parsers would lose such rows.
 */
export function readTable(text: string, from = 0, onProgress = IGNORE_PROGRESS): ReadTable {
  const { separator, width: usualWidth, start, line } = beginning(text, from);
  const reader = { text, separator };
  const first = rowAt(reader, start, undefined);
  // The first line may be a title, which has fewer cells than the headings.
  const width = Math.max(first.cells.length, usualWidth);
  if (width > TABLE_LIMITS.columns) return problem("too-wide");

  const rows: TableRow[] = [];
  let at = first.end;
  let lineNow = line + first.lines;
  while (at < text.length) {
    const row = rowAt(reader, at, width);
    if (row.cells.length > TABLE_LIMITS.columns) return problem("too-wide");
    if (row.cells.some((cell) => cell.length > TABLE_LIMITS.cellCharacters)) {
      return problem("cell-too-long");
    }
    if (row.cells.some((cell) => cell.trim() !== "")) {
      rows.push({ line: lineNow, cells: row.cells });
    }
    if (rows.length > TABLE_LIMITS.rows) return problem("too-many-rows");
    at = row.end;
    lineNow += row.lines;
    onProgress(Math.min(1, at / text.length));
  }
  if (rows.length === 0) return problem("no-rows");
  return { kind: "table", table: { header: first.cells.map((cell) => cell.trim()), rows } };
}

function problem(what: TableProblem): ReadTable {
  return { kind: "problem", problem: what };
}

function beginning(text: string, from: number) {
  let start = from;
  let line = text.slice(0, from).split(/\r\n|\n|\r/).length;
  for (;;) {
    const end = lineEnd(text, start);
    const content = text.slice(start, end);
    const next = afterLine(text, end);
    // In a line such as "sep=;", Excel declares the separator.
    const declared = /^"?sep=(.)"?\s*$/i.exec(content)?.[1];
    const separator = SEPARATORS.find((one) => one === declared);
    if (separator) return { separator, width: 0, start: next, line: line + 1 };
    // A line of only separators counts as blank.
    if (/[^\t;,|"\s]/.test(content) || next >= text.length) {
      return { ...separatorOf(firstLines(text, start)), start, line };
    }
    start = next;
    line += 1;
  }
}

/** Number of lines examined to find the separator. */
const SEPARATOR_LINES_MAX = 20;

function firstLines(text: string, from: number): readonly string[] {
  const lines: string[] = [];
  for (let start = from; start < text.length && lines.length < SEPARATOR_LINES_MAX;) {
    const end = lineEnd(text, start);
    const line = text.slice(start, end);
    if (line.trim() !== "") lines.push(line);
    start = afterLine(text, end);
  }
  return lines;
}

/**
 * The separator that splits most lines into the same number of cells. A title above the table does
 * not matter.
 */
function separatorOf(lines: readonly string[]): {
  readonly separator: Separator;
  readonly width: number;
} {
  const rated = SEPARATORS.map((separator) => {
    const widths = new Map<number, number>();
    for (const line of lines) {
      const { length } = cellsOfLine(line, separator);
      widths.set(length, (widths.get(length) ?? 0) + 1);
    }
    const [width, parted] = [...widths]
      .map(([cells, count]) => [cells, (cells - 1) * count] as const)
      .reduce((best, one) => (one[1] > best[1] ? one : best), [1, 0]);
    return { separator, width, parted };
  });
  return rated.reduce((best, one) => (one.parted > best.parted ? one : best));
}

interface Reader {
  readonly text: string;
  readonly separator: Separator;
}

interface ReadRow {
  readonly cells: readonly string[];
  /** The offset of the next row. */
  readonly end: number;
  readonly lines: number;
}

function rowAt(reader: Reader, start: number, width: number | undefined): ReadRow {
  const end = lineEnd(reader.text, start);
  const line = reader.text.slice(start, end);
  const alone: ReadRow = {
    cells: cellsOfLine(line, reader.separator),
    end: afterLine(reader.text, end),
    lines: 1,
  };
  if (!line.includes('"')) return alone;
  const spanning = spanningRow(reader, start);
  if (!spanning || spanning.lines === 1) return spanning ?? alone;
  if (width === undefined) return spanning;
  const isRow = (text: string) => cellsOfLine(text, reader.separator).length === width;
  const [, ...further] = reader.text
    .slice(start, spanning.end)
    .trimEnd()
    .split(/\r\n|\n|\r/);
  const swallowed = further.filter(isRow).length;
  return swallowed * 2 >= further.length || spanning.cells.length > width ? alone : spanning;
}

/**
 * Reads a row whose quoted cells may span lines. Returns `undefined` if a quote is never closed.
 */
function spanningRow({ text, separator }: Reader, start: number): ReadRow | undefined {
  const cells: string[] = [];
  let at = start;
  let lines = 1;
  for (;;) {
    const quoted = text[at] === '"' ? quotedCell(text, at, separator) : undefined;
    if (text[at] === '"' && !quoted) return undefined;
    const end = quoted ? quoted.end : cellEnd(text, at, separator);
    const cell = quoted ? quoted.cell : text.slice(at, end);
    lines += quoted ? quoted.lines : 0;
    cells.push(cell);
    if (text[end] !== separator) return { cells, end: afterLine(text, end), lines };
    at = end + 1;
  }
}

function cellEnd(text: string, start: number, separator: Separator): number {
  let at = start;
  while (at < text.length && text[at] !== separator && !isLineBreak(text[at])) at += 1;
  return at;
}

/** How far to look for a closing quote: the maximum length of an Excel cell. */
const SPAN_MAX = 32_767;

const STRAY_QUOTES_MAX = 20;

function quotedCell(text: string, start: number, separator: Separator) {
  let from = start + 1;
  let strays = 0;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1 || quote - start > SPAN_MAX || strays > STRAY_QUOTES_MAX) return undefined;
    const after = text[quote + 1];
    if (after === '"') {
      from = quote + 2;
      continue;
    }
    if (after === undefined || after === separator || isLineBreak(after)) {
      const raw = text.slice(start + 1, quote);
      const lines = raw.match(/\r\n|\n|\r/g)?.length ?? 0;
      return { cell: raw.replaceAll('""', '"'), end: quote + 1, lines };
    }
    // A quote at the beginning of a line opens a cell of the next row.
    if (isLineBreak(text[quote - 1])) return undefined;
    strays += 1;
    from = quote + 1;
  }
}

/** The cells of a single line. A quote that is not closed on the line is a normal character. */
function cellsOfLine(line: string, separator: Separator): readonly string[] {
  if (!line.includes('"')) return line.split(separator);
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    const quoted = line[at] === '"' ? quotedCell(line, at, separator) : undefined;
    const end = quoted ? quoted.end : cellEnd(line, at, separator);
    cells.push(quoted ? quoted.cell : line.slice(at, end));
    if (line[end] !== separator) return cells;
    at = end + 1;
  }
}

function isLineBreak(character: string | undefined): boolean {
  return character === "\n" || character === "\r";
}

function lineEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length && !isLineBreak(text[at])) at += 1;
  return at;
}

function afterLine(text: string, end: number): number {
  return text[end] === "\r" && text[end + 1] === "\n" ? end + 2 : end + 1;
}
