/** How the bare servers read a wine from its columns: the fields stand in the contract. */
import { WINE_FIELDS, WINE_KEPT, WINE_ROW_COLUMNS } from "sync-protocol";

const FIELDS = [...WINE_KEPT, ...WINE_FIELDS];

export { WINE_ADDITIONS } from "sync-protocol";

/** Every field of a wine, by `write(column, field, kind)`: what its column makes of it. */
export function wineColumns(write) {
  return FIELDS.map((field) => write(columnOf(field), field, WINE_ROW_COLUMNS[field])).join(", ");
}

/** The fields whose columns have this kind. */
export function wineFieldsOf(kind) {
  return FIELDS.filter((field) => WINE_ROW_COLUMNS[field] === kind);
}

function columnOf(field) {
  return field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}
