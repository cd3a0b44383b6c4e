import type { Migration } from "./Schema.ts";

/**
 * Adds the language that a user has chosen. Compatible: a process of an earlier version writes all
 * mails in English.
 */
export const languages: Migration = {
  isCompatible: true,
  sqlite: "ALTER TABLE users ADD COLUMN language TEXT;",
  postgres: "ALTER TABLE accounts ADD COLUMN language text;",
};
