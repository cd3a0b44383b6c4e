import type { Migration } from "./Migration.ts";

/**
 * Keeps which bottles of a wine are open, as JSON text. Not compatible: a process that does not know it
 * acknowledges that one was opened, and drops it.
 */
export const openedBottles: Migration = {
  isCompatible: false,
  sqlite: "ALTER TABLE wines ADD COLUMN opened TEXT NOT NULL DEFAULT '[]'",
  postgres: "ALTER TABLE wines ADD COLUMN opened text NOT NULL DEFAULT '[]'",
};
