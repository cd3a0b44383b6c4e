import type { Migration } from "./Schema.ts";

/**
 * The fewest bottles of a wine that its users want to have. Not compatible: an earlier process would
 * acknowledge an edit of it and lose it.
 */
export const keepAtLeast: Migration = {
  isCompatible: false,
  sqlite: "ALTER TABLE wines ADD COLUMN keep_at_least INTEGER;",
  postgres: "ALTER TABLE wines ADD COLUMN keep_at_least integer;",
};
