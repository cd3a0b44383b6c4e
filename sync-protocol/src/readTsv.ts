/**
 * Rows of a tab-separated table whose first line names the columns. Lines that start with `#` are comments.
 * Throws where a row has another number of cells than there are columns.
 */
export function readTsv<Column extends string>(
  text: string,
  columns: readonly Column[],
): Readonly<Record<Column, string>>[] {
  const [header = "", ...lines] = text
    .split(/\r?\n/)
    .filter((line) => line !== "" && !line.startsWith("#"));
  const names = header.split("\t");
  const missing = columns.find((column) => !names.includes(column));
  if (missing !== undefined) throw new Error(`The table has no column ${missing}`);
  return lines.map((line) => {
    const cells = line.split("\t");
    if (cells.length !== names.length) throw new Error(`Wrong number of cells: ${line}`);
    return rowOf(columns, names, cells);
  });
}

function rowOf<Column extends string>(
  columns: readonly Column[],
  names: readonly string[],
  cells: readonly string[],
): Record<Column, string>;
function rowOf(
  columns: readonly string[],
  names: readonly string[],
  cells: readonly string[],
): Record<string, string> {
  return Object.fromEntries(columns.map((column) => [column, cells[names.indexOf(column)] ?? ""]));
}

/** The values of a cell that lists several, separated by commas. */
export function readList(cell: string): string[] {
  return cell === "" ? [] : cell.split(", ");
}
