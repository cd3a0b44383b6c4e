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

/** The fields of a wine's row. The columns have the same names in snake case. */
export const WINE_ROW_FIELDS = [...WINE_KEPT, ...WINE_FIELDS, ...OF_SYNC];

export const WINE_COLUMNS = selected([...WINE_KEPT, ...WINE_FIELDS]);

/** SQL for a wine as JSON text. SQLite needs a fifth of the time of JSON.stringify. */
export const WINE_JSON = jsonOf([...WINE_KEPT, ...WINE_FIELDS], WINE_ROW_COLUMNS);

export const ROW_COLUMNS = selected(WINE_ROW_FIELDS);

/** Upserts a wine's row. The position `added` does not change. */
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
