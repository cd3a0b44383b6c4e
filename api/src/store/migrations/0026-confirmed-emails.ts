import type { Migration } from "./Schema.ts";

/**
 * Keeps since when the e-mail of an account has waited for its confirmation, and whether a reset link
 * confirms it. E-mails that exist at the update count as confirmed. Not compatible: a process that does
 * not know of it takes an invitation twice.
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
