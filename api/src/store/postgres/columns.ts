import { WINE_FIELDS, WINE_KEPT, WINE_ROW_COLUMNS } from "sync-protocol";
import { columnOf, type ColumnKinds } from "../recordColumns.ts";

const OF_WINE = [...WINE_KEPT, ...WINE_FIELDS] as const;

/** The fields of a wine's row that sync sends. */
export const ROW_FIELDS = [...OF_WINE, "deleted", "seq", "added", "removedAt"] as const;

/** The fields that an update of a wine's row sets. Ids and `added` never change. */
export const UPDATED_FIELDS = [
  ...WINE_FIELDS,
  "isArchived",
  "deleted",
  "removedAt",
  "seq",
] as const;

export const WINE_JSON = jsonOf(OF_WINE, WINE_ROW_COLUMNS);

export const ROW_JSON = jsonOf(ROW_FIELDS, WINE_ROW_COLUMNS);

/**
 * SQL that builds a row's JSON. Lists are stored as JSON text, as in SQLite, so that both stores
 * have equal data. The SQL builds a row type, because `json_build_object` takes a third longer, and
 * most of the time of listing wines is spent on their JSON.
 */
function jsonOf(fields: readonly string[], kinds: ColumnKinds): string {
  const values = fields.map(
    (field) => `${columnOf(field)}${kinds[field] === "json" ? "::json" : ""} AS "${field}"`,
  );
  return `(SELECT row_to_json(named) FROM (SELECT ${values.join(", ")}) AS named)`;
}

/** Converts a record's fields to columns, and its lists to JSON text. */
export function columnsOf(record: object): object {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]: [string, unknown]): [string, unknown] => [
      columnOf(field),
      Array.isArray(value) ? JSON.stringify(value) : value,
    ]),
  );
}

/**
 * Records as JSON for a statement. PostgreSQL cannot store NUL in text, so a NUL becomes the
 * replacement character.
 */
export function jsonText(records: readonly object[]): string {
  return JSON.stringify(records, (_name, value: unknown) =>
    typeof value === "string" ? value.replaceAll("\0", "\ufffd") : value,
  );
}
