import type { Migration } from "./Migration.ts";

/**
 * Keeps the second factors of people, and their recovery codes by hash. Not compatible: a process that
 * does not know of them lets the password in alone.
 */
export const secondFactors: Migration = {
  isCompatible: false,
  sqlite: `
    CREATE TABLE second_factors (
      user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      sealed_secret TEXT NOT NULL,
      last_step INTEGER NOT NULL,
      started_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE recovery_codes (
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      hash TEXT NOT NULL,
      PRIMARY KEY (user_id, hash)
    ) STRICT, WITHOUT ROWID;
  `,
  postgres: `
    CREATE TABLE second_factors (
      user_id text COLLATE "C" PRIMARY KEY,
      sealed_secret text NOT NULL,
      last_step bigint NOT NULL,
      started_at bigint NOT NULL
    );

    CREATE TABLE recovery_codes (
      user_id text COLLATE "C" NOT NULL,
      hash text COLLATE "C" NOT NULL,
      PRIMARY KEY (user_id, hash)
    );
  `,
};
