import type { ReadCell } from "./cell.ts";

type Columns<Row> = { readonly [Column in keyof Row & string]: ReadCell<Row[Column]> };

/**
 * Reads a tab-separated table whose first line names the columns. Lines that start with `#` are
 * comments. Throws if a column is missing or a row has the wrong number of cells.
 */
export function readTsv<Row extends object>(table: string, columns: Columns<Row>): Row[];
export function readTsv(table: string, columns: Columns<Record<string, unknown>>): object[] {
  const [header = "", ...lines] = table
    .split(/\r?\n/)
    .filter((line) => line !== "" && !line.startsWith("#"));
  const names = header.split("\t");
  const places = Object.entries(columns).map(([column, read]) => {
    const place = names.indexOf(column);
    if (place === -1) throw new Error(`The table has no column ${column}`);
    return { column, place, read };
  });
  return lines.map((line) => {
    const cells = line.split("\t");
    if (cells.length !== names.length) throw new Error(`Wrong number of cells: ${line}`);
    return Object.fromEntries(
      places.map(({ column, place, read }) => [column, read(cells[place] ?? "")]),
    );
  });
}
