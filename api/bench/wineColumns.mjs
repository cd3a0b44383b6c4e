/** Maps a wine's columns to fields for the minimal servers, by the contract's list of fields. */
import { WINE_FIELDS, WINE_KEPT, WINE_ROW_COLUMNS } from "sync-protocol";

const FIELDS = [...WINE_KEPT, ...WINE_FIELDS];

export { WINE_ADDITIONS } from "sync-protocol";

/** Formats all columns with `write(column, field, kind)`, for a SELECT. */
export function wineColumns(write) {
  return FIELDS.map((field) => write(columnOf(field), field, WINE_ROW_COLUMNS[field])).join(", ");
}

export function wineFieldsOf(kind) {
  return FIELDS.filter((field) => WINE_ROW_COLUMNS[field] === kind);
}

function columnOf(field) {
  return field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}
