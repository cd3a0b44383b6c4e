import { type ReadRow, readRow } from "../rows/readRow.ts";
import type { SourceRow } from "./wineKeys.ts";
import type { TableSettings } from "../rows/rowCells.ts";
import { inParts, type OnProgress } from "../progress.ts";
import type { SourceTable } from "../files/SourceTable.ts";
import { currencyIn } from "../values/currencies.ts";
import { bottleCountIn } from "../values/numbers.ts";
import { isWord } from "../words/cellWords.ts";

export interface FileLocation {
  readonly file: string;
  readonly line: number;
}

export interface ImportedRow extends SourceRow {
  readonly table: SourceTable;
  readonly where: FileLocation;
  /** All cells of the row. They identify a row that has no id. */
  readonly cells: readonly string[];
}

export function readRows(
  tables: readonly SourceTable[],
  settled: ReadonlyMap<SourceTable, TableSettings>,
  onProgress: OnProgress,
): readonly ImportedRow[] {
  const rows: ImportedRow[] = [];
  const parts = inParts(inOrder(tables), ({ table }) => table.rows.length, onProgress);
  for (const [source, onTable] of parts) {
    const { file, format, table } = source;
    const known = settled.get(source);
    if (!known) continue;
    for (const [at, row] of table.rows.entries()) {
      onTable(at / table.rows.length);
      const read = readRow(row, source, known);
      if (isBlank(read) || (format.isOwners && isTotal(row.cells))) continue;
      const where = { file, line: row.line };
      rows.push({ source: format.source, table: source, where, cells: row.cells, read });
    }
  }
  return rows;
}

/**
 * Sorts the tables that count bottles before the others, so that the wines are in the order of
 * these tables.
 */
function inOrder(tables: readonly SourceTable[]): readonly SourceTable[] {
  return [...tables].sort((one, other) => (other.format.stock ?? 0) - (one.format.stock ?? 0));
}

function isBlank({ wineKey, facts }: ReadRow): boolean {
  return wineKey === undefined && Object.keys(facts).length === 0;
}

/** A total row has one word for total and otherwise only numbers. */
function isTotal(cells: readonly string[]): boolean {
  const texts = cells.map((cell) => cell.trim()).filter((text) => /\p{L}/u.test(text));
  const words = (texts[0] ?? "")
    .replace(/[\d.,:=()]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const [label = ""] = words.split(/\s(?=\S+$)/);
  const isLabel = isWord("totals", words) || (isWord("totals", label) && words !== label);
  return (
    isLabel &&
    texts
      .slice(1)
      .every((text) => currencyIn(text) !== undefined || bottleCountIn(text) !== undefined)
  );
}
