import type { WineGroup } from "./wineGroups.ts";

/** What of a group stands in some rows. */
export interface GroupPart {
  readonly group: WineGroup;
  /** The row of its heading, where that is among them. */
  readonly headingRow: number | undefined;
  /** Of its wines the first, and the one after the last; the row and the place in all of the first. */
  readonly from: number;
  readonly to: number;
  readonly row: number;
  readonly position: number;
}

/** Groups as rows of a list: of each its heading, where it has a name, then its wines. */
export interface GroupedRows {
  readonly count: number;
  readonly isHeading: (row: number) => boolean;
  /** What stands in the rows from `from` to before `to`. */
  readonly between: (from: number, to: number) => readonly GroupPart[];
}

/** The groups one below the other, so many wines side by side. */
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
