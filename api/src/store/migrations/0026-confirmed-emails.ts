import type { Migration } from "./Schema.ts";

/**
 * Adds the time since when an account's e-mail is unconfirmed, and whether a reset link confirms
 * the e-mail. Existing e-mails count as confirmed. Not compatible: an earlier process would accept
 * an invitation twice.
 */
export const confirmedEmails: Migration = {
  isCompatible: false,
  sqlite: `
    ALTER TABLE users ADD COLUMN unconfirmed_since INTEGER;
    ALTER TABLE email_undos ADD COLUMN unconfirmed_since INTEGER;
    ALTER TABLE reset_links ADD COLUMN confirms INTEGER NOT NULL DEFAULT 1;
  `,
  postgres: `
    ALTER TABLE accounts ADD COLUMN unconfirmed_since bigint;
    ALTER TABLE email_undos ADD COLUMN unconfirmed_since bigint;
    ALTER TABLE reset_links ADD COLUMN confirms boolean NOT NULL DEFAULT true;
  `,
};
