import {
  type Wine,
  WINE_FIELDS,
  WINE_KEPT,
  WINE_ROW_COLUMNS,
  wineOf,
  type WineRow,
} from "sync-protocol";
import { jsonOf, upsert, recordsOf, selected, type Sql } from "./recordColumns.ts";

const OF_SYNC = [
  "deleted",
  "seq",
  "added",
  "removedAt",
] as const satisfies readonly (keyof WineRow)[];

/** The fields of a wine's row. The columns have the same names in snake case. */
export const WINE_ROW_FIELDS = [...WINE_KEPT, ...WINE_FIELDS, ...OF_SYNC];

export const WINE_COLUMNS = selected([...WINE_KEPT, ...WINE_FIELDS]);

/**
 * SQL that returns a wine as JSON text. This takes a fifth of the time of reading a wine and
 * calling JSON.stringify.
 */
export const WINE_JSON = jsonOf([...WINE_KEPT, ...WINE_FIELDS], WINE_ROW_COLUMNS);

export const ROW_COLUMNS = selected(WINE_ROW_FIELDS);

/**
 * Adds or replaces a wine's row. Replacing a row does not change the wine's list position `added`.
 */
export const KEEP_ROW = upsert("wines", {
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
