import type { Migration } from "./Schema.ts";

/**
 * The name that a user chose for members of shared cellars. Not compatible: an earlier process
 * would drop an event's author when writing it.
 */
export const eventAuthors: Migration = {
  isCompatible: false,
  sqlite: "ALTER TABLE users ADD COLUMN display_name TEXT;",
  postgres: "ALTER TABLE accounts ADD COLUMN display_name text;",
};
