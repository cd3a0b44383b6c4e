import type { Migration } from "./Schema.ts";

/**
 * Adds the minimum number of bottles of a wine. Not compatible: a process of an earlier version
 * would acknowledge an edit of the minimum and lose the edit.
 */
export const keepAtLeast: Migration = {
  isCompatible: false,
  sqlite: "ALTER TABLE wines ADD COLUMN keep_at_least INTEGER;",
  postgres: "ALTER TABLE wines ADD COLUMN keep_at_least integer;",
};
