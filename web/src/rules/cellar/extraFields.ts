import { sameValue, EXTRA_FIELDS_MAX } from "sync-protocol";

/** Heading and text of a cell, as they were written. */
export type ExtraCell = readonly [heading: string, text: string];

/** Cells of another program's table that no field of a wine holds. */
export interface ExtraRow {
  /** The table of the program that told it, as in "CellarTracker, list". */
  readonly table: string;
  /** What the program calls the bottles that are meant; without it all of the wine are. */
  readonly of?: string;
  readonly cells: readonly ExtraCell[];
}

/** Rows as the field of a wine holds them (rule W12), and how many had no room in it. */
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

/** The rows that a wine's field holds; none where somebody wrote another text there. */
export function extraRowsIn(text: string | null): readonly ExtraRow[] {
  if (text === null) return [];
  try {
    const told: unknown = JSON.parse(text);
    return Array.isArray(told) && told.every(isExtraRow) ? told : [];
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
 * The rows of a wine, as few as say the same: what is alike in all rows of a table is told once, and the
 * rest of what it tells of.
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

/** Rows of one table whose cells say the same, as one that names the bottles of all. */
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
 * What a wine was told, with what newer files tell: their tables take the place of those of before. Where these tell
 * the same, it stays as it is.
 */
export function retold(before: string | null, newer: string): string | null {
  const rows = extraRowsIn(newer);
  const tables = new Set(rows.map(({ table }) => table));
  const rowsBefore = extraRowsIn(before);
  const left = rowsBefore.filter(({ table }) => !tables.has(table));
  const isTold = (row: ExtraRow) => rowsBefore.some((one) => sameValue(one, row));
  if (left.length + rows.length === rowsBefore.length && rows.every(isTold)) return before;
  return extraText([...left, ...rows]).text;
}
