/** Rows for the minimal servers: a wine's columns by the contract's list of fields, and its event. */
import {
  eventBodySchema,
  NOT_RECORDED,
  WINE_FIELDS,
  WINE_KEPT,
  WINE_ROW_COLUMNS,
} from "sync-protocol";
import { columnOf } from "../src/store/recordColumns.ts";

const FIELDS = [...WINE_KEPT, ...WINE_FIELDS];

export { WINE_ADDITIONS } from "sync-protocol";

/** Formats all columns with `write(column, field, kind)`, for a SELECT. */
export function wineColumns(write) {
  return FIELDS.map((field) => write(columnOf(field), field, WINE_ROW_COLUMNS[field])).join(", ");
}

export function wineFieldsOf(kind) {
  return FIELDS.filter((field) => WINE_ROW_COLUMNS[field] === kind);
}

const DAY = "2026-11-24";

const ADDED = {
  ...eventBodySchema.parse({ kind: "added", day: DAY, price: null }),
  ...NOT_RECORDED,
  isUncounted: false,
  recordedOn: DAY,
};

/** The event that the product records for a new wine. */
export function newEvent(id, { id: wineId, bottleId: lotId, quantity: bottles }, author) {
  return { ...ADDED, id, wineId, lotId, bottles, author };
}
