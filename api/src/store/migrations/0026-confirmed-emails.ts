import type { Migration } from "./Schema.ts";

/**
 * Adds to each account the time since which its e-mail is unconfirmed, and to each reset link
 * whether it confirms the e-mail. Existing e-mails count as confirmed. Not compatible: a process of
 * an earlier version would accept an invitation twice.
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
