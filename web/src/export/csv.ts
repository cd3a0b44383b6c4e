/** What may stand in a cell: a number stays one. */
export type Cell = string | number | null;

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A table as CSV that spreadsheets open as they should: in UTF-8 with a mark, which Excel asks for, with
 * lines as RFC 4180 ends them. A text that would be run as a formula stands behind an apostrophe, which
 * spreadsheets and our own import take off.
 */
export function csvOf(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map(cellText).join(","));
  return `\ufeff${lines.join("\r\n")}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
