import { sameValue, EXTRA_FIELDS_MAX } from "sync-protocol";

export type ExtraCell = readonly [heading: string, text: string];

/** A row of an imported table. It has only the cells for which the app has no field. */
export interface ExtraRow {
  /** The source table, such as "CellarTracker, list". */
  readonly table: string;
  /**
   * The bottles' ids in the imported table, separated by spaces. Absent if the row is about all
   * bottles of the wine.
   */
  readonly of?: string;
  readonly cells: readonly ExtraCell[];
}

/**
 * Serializes rows for the wine's field [W12: extra fields], and counts the rows that exceeded the
 * field's limit.
 */
export function extraText(rows: readonly ExtraRow[]): {
  readonly text: string | null;
  readonly tooMany: number;
} {
  const fitting: string[] = [];
  let length = "[]".length;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (length + text.length + 1 > EXTRA_FIELDS_MAX) continue;
    length += text.length + 1;
    fitting.push(text);
  }
  const text = fitting.length === 0 ? null : `[${fitting.join(",")}]`;
  return { text, tooMany: rows.length - fitting.length };
}

/** Parses a wine's extra fields. Text in another format gives no rows. */
export function extraRowsIn(text: string | null): readonly ExtraRow[] {
  if (text === null) return [];
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) && rows.every(isExtraRow) ? rows : [];
  } catch {
    return [];
  }
}

function isExtraRow(row: unknown): row is ExtraRow {
  return (
    typeof row === "object" &&
    row !== null &&
    "table" in row &&
    typeof row.table === "string" &&
    (!("of" in row) || typeof row.of === "string") &&
    "cells" in row &&
    Array.isArray(row.cells) &&
    row.cells.every(isExtraCell)
  );
}

function isExtraCell(cell: unknown): cell is ExtraCell {
  return Array.isArray(cell) && cell.length === 2 && cell.every((text) => typeof text === "string");
}

/**
 * Merges a wine's rows for display. For each imported table, first come the cells that all rows
 * share, then the other cells per bottle.
 */
export function joinedRows(rows: readonly ExtraRow[]): readonly ExtraRow[] {
  return [...groupedBy(rows, ({ table }) => table)].flatMap(([table, ofTable]) => {
    const counts = new Map<string, number>();
    for (const { cells } of ofTable) {
      for (const cell of new Set(cells.map(cellText)))
        counts.set(cell, (counts.get(cell) ?? 0) + 1);
    }
    const isCommon = (cell: ExtraCell) => counts.get(cellText(cell)) === ofTable.length;
    const common = ofTable[0]?.cells.filter(isCommon) ?? [];
    const rest = ofTable.map((row) => ({
      ...row,
      cells: row.cells.filter((cell) => !isCommon(cell)),
    }));
    const own = groupedBy(rest, ({ cells }) => cells.map(cellText).join());
    return [
      ...(common.length > 0 ? [{ table, cells: common }] : []),
      ...[...own.values()].flatMap((alike) => joinedRow(alike)),
    ];
  });
}

function joinedRow(alike: readonly ExtraRow[]): readonly ExtraRow[] {
  const [first] = alike;
  if (!first || first.cells.length === 0) return [];
  const names = [...new Set(alike.flatMap(({ of }) => of ?? []))].join(" ");
  return [{ table: first.table, ...(names !== "" && { of: names }), cells: first.cells }];
}

function cellText(cell: ExtraCell): string {
  return JSON.stringify(cell);
}

function groupedBy<Of>(all: readonly Of[], keyOf: (one: Of) => string): Map<string, Of[]> {
  const groups = new Map<string, Of[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

/**
 * Adds newly imported rows to the text of a wine's field. The rows of a table replace the earlier
 * rows of the same table. Returns the same text if nothing changes.
 */
export function mergedExtras(before: string | null, newer: string): string | null {
  const rows = extraRowsIn(newer);
  const tables = new Set(rows.map(({ table }) => table));
  const rowsBefore = extraRowsIn(before);
  const left = rowsBefore.filter(({ table }) => !tables.has(table));
  const isRepeated = (row: ExtraRow) => rowsBefore.some((one) => sameValue(one, row));
  if (left.length + rows.length === rowsBefore.length && rows.every(isRepeated)) return before;
  return extraText([...left, ...rows]).text;
}
