import {
  type Wine,
  WINE_FIELDS,
  WINE_KEPT,
  WINE_ROW_COLUMNS,
  wineOf,
  type WineRow,
} from "sync-protocol";
import { jsonOf, keeping, recordsOf, selected, type Sql } from "./recordColumns.ts";

const OF_SYNC = [
  "deleted",
  "seq",
  "added",
  "removedAt",
] as const satisfies readonly (keyof WineRow)[];

/** The fields of a wine's row, whose columns have the same names. */
export const WINE_ROW_FIELDS = [...WINE_KEPT, ...WINE_FIELDS, ...OF_SYNC];

/** The columns of a wine. */
export const WINE_COLUMNS = selected([...WINE_KEPT, ...WINE_FIELDS]);

/** A wine as JSON text, written by SQLite: a fifth of the time of objects that are stringified. */
export const WINE_JSON = jsonOf([...WINE_KEPT, ...WINE_FIELDS], WINE_ROW_COLUMNS);

/** The columns of a wine's row. */
export const ROW_COLUMNS = selected(WINE_ROW_FIELDS);

/** Adds a wine's row, or replaces what it holds of its own; its place in the cellar, `added`, stays. */
export const KEEP_ROW = keeping("wines", {
  fields: WINE_ROW_FIELDS,
  changing: [...WINE_FIELDS, "isArchived", "deleted", "removedAt", "seq"],
});

const wines = recordsOf<Wine>(WINE_ROW_COLUMNS);

const rows = recordsOf<WineRow>(WINE_ROW_COLUMNS);

export function readWine(stored: Sql<Wine>): Wine {
  return wineOf(wines.read(stored));
}

export const readRow = rows.read;

export const storedRow = rows.written;
