import type { Migration } from "./Schema.ts";

/**
 * Adds the name that a user shows to members of shared cellars. Not compatible: an earlier process
 * would drop an event's author when writing the event.
 */
export const eventAuthors: Migration = {
  isCompatible: false,
  sqlite: "ALTER TABLE users ADD COLUMN display_name TEXT;",
  postgres: "ALTER TABLE accounts ADD COLUMN display_name text;",
};
