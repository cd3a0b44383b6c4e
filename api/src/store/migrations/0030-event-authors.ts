import type { Migration } from "./Schema.ts";

/**
 * Adds the name by which a user appears to other members of a cellar. Not compatible: a process of
 * an earlier version that writes an event would drop its author.
 */
export const eventAuthors: Migration = {
  isCompatible: false,
  sqlite: "ALTER TABLE users ADD COLUMN display_name TEXT;",
  postgres: "ALTER TABLE accounts ADD COLUMN display_name text;",
};
