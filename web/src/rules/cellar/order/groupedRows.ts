import type { WineGroup } from "./wineGroups.ts";

/** The part of a group in some rows. */
export interface GroupPart {
  readonly group: WineGroup;
  /** The row of its heading, if included. */
  readonly headingRow: number | undefined;
  /** Its first wine and the one after the last; row and overall index of the first. */
  readonly from: number;
  readonly to: number;
  readonly row: number;
  readonly position: number;
}

/** Groups as list rows: each a heading, if named, then its wines. */
export interface GroupedRows {
  readonly count: number;
  readonly isHeading: (row: number) => boolean;
  /** The contents of rows `from` to before `to`. */
  readonly between: (from: number, to: number) => readonly GroupPart[];
}

/** Lays out groups below each other with this many wines side by side. */
export function groupedRows(groups: readonly WineGroup[], columns: number): GroupedRows {
  let [row, position] = [0, 0];
  const placed = groups.map((group) => {
    const headingRow = group.name === undefined ? undefined : row;
    const firstRow = headingRow === undefined ? row : row + 1;
    const one = { group, headingRow, firstRow, position };
    row = firstRow + Math.ceil(group.wines.length / columns);
    position += group.wines.length;
    return { ...one, end: row };
  });
  const headings = new Set(placed.map(({ headingRow }) => headingRow));

  return {
    count: row,
    isHeading: (one) => headings.has(one),
    between: (from, to) =>
      placed
        .filter(({ headingRow, firstRow, end }) => (headingRow ?? firstRow) < to && end > from)
        .map(({ group, headingRow, firstRow, position: start }) => {
          const first = Math.max(from, firstRow);
          const begin = (first - firstRow) * columns;
          return {
            group,
            headingRow: headingRow !== undefined && headingRow >= from ? headingRow : undefined,
            from: begin,
            to: Math.min(group.wines.length, (to - firstRow) * columns),
            row: first,
            position: start + begin,
          };
        }),
  };
}
