import type { Migration } from "./Migration.ts";

/**
 * Keeps whose account is to be deleted, when, and the link that takes it back. What is left once it
 * is done tells devices that held a copy, and says no more than an id: the row outlives its person.
 * Not compatible: a process that does not know of deletions lets in who takes the account back, and leaves it due.
 */
export const accountDeletions: Migration = {
  isCompatible: false,
  sqlite: `
    CREATE TABLE account_deletions (
      user_id TEXT PRIMARY KEY,
      token_hash TEXT UNIQUE,
      password_hash TEXT,
      requested_at INTEGER NOT NULL,
      due_at INTEGER NOT NULL,
      done_at INTEGER
    ) STRICT, WITHOUT ROWID;
  `,
  postgres: `
    CREATE TABLE account_deletions (
      user_id text COLLATE "C" PRIMARY KEY,
      token_hash text COLLATE "C" UNIQUE,
      password_hash text,
      requested_at bigint NOT NULL,
      due_at bigint NOT NULL,
      done_at bigint
    );
  `,
};
