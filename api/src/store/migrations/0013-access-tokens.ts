import type { Migration } from "./Migration.ts";

/**
 * Keeps the access tokens of people's programs, by the hash of their secret. Not compatible: a process
 * that does not know of them leaves them to hold when a new password is to end them.
 */
export const accessTokens: Migration = {
  isCompatible: false,
  sqlite: `
    CREATE TABLE access_tokens (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      secret_hash TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      scopes TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      used_at INTEGER,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX access_tokens_by_user ON access_tokens (user_id);
    CREATE INDEX access_tokens_by_expiry ON access_tokens (expires_at);
  `,
  postgres: `
    CREATE TABLE access_tokens (
      id text COLLATE "C" PRIMARY KEY,
      user_id text COLLATE "C" NOT NULL,
      secret_hash text COLLATE "C" NOT NULL UNIQUE,
      name text NOT NULL,
      scopes text NOT NULL,
      created_at bigint NOT NULL,
      used_at bigint,
      expires_at bigint NOT NULL
    );
    CREATE INDEX access_tokens_by_user ON access_tokens (user_id);
    CREATE INDEX access_tokens_by_expiry ON access_tokens (expires_at);
  `,
};
