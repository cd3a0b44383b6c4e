export type Cell = string | number | null;

const FORMULA = /^[=+\-@\t\r]/;

/**
 * A table as CSV that spreadsheets open correctly: UTF-8 with a byte order mark for Excel, and RFC
 * 4180 line ends. An apostrophe before a text prevents a spreadsheet from running it as a formula.
 * Spreadsheets and our import remove the apostrophe.
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
