import type { Migration } from "./Migration.ts";

/**
 * Notes when a wine was removed. A process that does not know of removed wines would list them, and bring
 * them back with the next change.
 */
export const removedWines: Migration = {
  isCompatible: false,
  sqlite: "ALTER TABLE wines ADD COLUMN removed_at INTEGER",
  postgres: "ALTER TABLE wines ADD COLUMN removed_at bigint",
};
