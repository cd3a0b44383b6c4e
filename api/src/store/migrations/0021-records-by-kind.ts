import type { Migration } from "./Migration.ts";

/**
 * Finds what changed of one kind of record without reading the others: of a cellar's places, which come
 * with its wines, behind twenty years of events.
 */
export const recordsByKind: Migration = {
  isCompatible: true,
  sqlite: "CREATE INDEX records_by_kind ON records (user_id, kind, seq);",
  postgres: "CREATE INDEX records_by_kind ON records (user_id, kind, seq);",
};
