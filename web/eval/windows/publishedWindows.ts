import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cell, readTsv, type Wine, WINE_ADDITIONS, WINE_TYPES } from "sync-protocol";

export interface PublishedWindow {
  readonly wine: Wine;
  /**
   * The window's first year; `undefined` if none was published. If the note says "drink now"
   * (`isUpperBound`), the window may have begun earlier.
   */
  readonly from: number | undefined;
  readonly isUpperBound: boolean;
  readonly to: number | undefined;
  /**
   * Whether this window may be examined to tune the rules. The others are only counted in the
   * results.
   */
  readonly isForTuning: boolean;
}

/** Path of the published drinking windows, a file outside the repository that may be missing. */
export const PUBLISHED_WINDOWS = fileURLToPath(
  new URL("../../../../shared/data/windows/windows.tsv", import.meta.url),
);

const NOBODY = "00000000-0000-4000-8000-000000000000";

export function publishedWindows(path = PUBLISHED_WINDOWS): PublishedWindow[] | undefined {
  if (!existsSync(path)) return undefined;
  const year = cell.optional(cell.number);
  const rows = readTsv(readFileSync(path, "utf8"), {
    name: cell.text,
    producer: cell.text,
    vintage: year,
    type: cell.oneOf(WINE_TYPES),
    varietal: cell.text,
    country: cell.text,
    region: cell.text,
    appellation: cell.text,
    from: year,
    to: year,
    fromNow: cell.text,
    asOf: year,
  }).map(({ vintage, appellation, from, to, fromNow, asOf, ...texts }) => ({
    wine: {
      ...WINE_ADDITIONS,
      ...texts,
      id: NOBODY,
      userId: NOBODY,
      bottleId: NOBODY,
      vintage: vintage ?? asOf ?? 2020,
      nonVintage: vintage === undefined,
      appellation: appellation || null,
      notes: null,
      photoUrl: null,
      quantity: 1,
      isArchived: false,
    },
    from,
    isUpperBound: fromNow === "now",
    to,
    isForTuning: false,
  }));
  return withSplit(rows);
}

/** Marks the windows of every second producer, in alphabetical order, for tuning. */
function withSplit(rows: readonly PublishedWindow[]): PublishedWindow[] {
  const producers = [...new Set(rows.map(({ wine }) => wine.producer))].toSorted();
  return rows.map((row) => ({
    ...row,
    isForTuning: producers.indexOf(row.wine.producer) % 2 === 0,
  }));
}
