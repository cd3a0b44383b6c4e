import { WINE_FIELDS, WINE_KEPT, WINE_ROW_COLUMNS } from "sync-protocol";
import { columnOf, type ColumnKinds } from "../recordColumns.ts";

const OF_WINE = [...WINE_KEPT, ...WINE_FIELDS] as const;

/** The fields of a wine's row, as sync carries it. */
export const OF_ROW = [...OF_WINE, "deleted", "seq", "added", "removedAt"] as const;

/** What an update of a wine's row changes: all but who and which it is, and its place. */
export const CHANGING = [...WINE_FIELDS, "isArchived", "deleted", "removedAt", "seq"] as const;

/** A wine as JSON, made by PostgreSQL. */
export const WINE_JSON = jsonOf(OF_WINE, WINE_ROW_COLUMNS);

/** A wine's row as JSON, made by PostgreSQL. */
export const ROW_JSON = jsonOf(OF_ROW, WINE_ROW_COLUMNS);

/**
 * A list lies as the text that SQLite keeps of it, so that a cellar is the same in both. A row of its own
 * is written in three quarters of the time that `json_build_object` takes, which is most of a list's.
 */
function jsonOf(fields: readonly string[], kinds: ColumnKinds): string {
  const values = fields.map(
    (field) => `${columnOf(field)}${kinds[field] === "json" ? "::json" : ""} AS "${field}"`,
  );
  return `(SELECT row_to_json(named) FROM (SELECT ${values.join(", ")}) AS named)`;
}

/** A record under the names of its columns, its lists as JSON text. */
export function columnsOf(record: object): object {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]: [string, unknown]): [string, unknown] => [
      columnOf(field),
      Array.isArray(value) ? JSON.stringify(value) : value,
    ]),
  );
}

/**
 * Records as the JSON that a statement takes apart. PostgreSQL keeps no NUL in a text: one that was
 * written becomes the character that stands for what can't be shown.
 */
export function jsonText(records: readonly object[]): string {
  return JSON.stringify(records, (_name, value: unknown) =>
    typeof value === "string" ? value.replaceAll("\0", "\ufffd") : value,
  );
}
