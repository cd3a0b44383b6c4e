import type { WineGroup } from "./wineGroups.ts";

/** The part of a group within a range of rows. */
export interface GroupPart {
  readonly group: WineGroup;
  /** The heading's row, if the range includes the heading. */
  readonly headingRow: number | undefined;
  /**
   * The range has the group's wines from `from` up to, but not including, `to`. `row` and
   * `position` are the row of the first of these wines and its index among all wines.
   */
  readonly from: number;
  readonly to: number;
  readonly row: number;
  readonly position: number;
}

/** Rows of a grouped list: for each group its heading, if the group is named, and its wines. */
export interface GroupedRows {
  readonly count: number;
  readonly isHeading: (row: number) => boolean;
  /** The contents of the rows from `from` up to, but not including, `to`. */
  readonly between: (from: number, to: number) => readonly GroupPart[];
}

/** Lays out the groups one below the other, with `columns` wines in a row. */
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
