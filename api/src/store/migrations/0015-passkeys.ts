import type { Migration } from "./Migration.ts";

/**
 * Keeps people's passkeys, and which challenges have been answered. Not compatible: a process that does
 * not know of passkeys leaves them to open an account that a mail is to give back to its owner alone.
 */
export const passkeys: Migration = {
  isCompatible: false,
  sqlite: `
    CREATE TABLE passkeys (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      credential_id TEXT NOT NULL UNIQUE,
      public_key TEXT NOT NULL,
      counter INTEGER NOT NULL,
      transports TEXT NOT NULL,
      name TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      used_at INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX passkeys_by_user ON passkeys (user_id);

    CREATE TABLE answered_challenges (
      hash TEXT PRIMARY KEY,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
  postgres: `
    CREATE TABLE passkeys (
      id text COLLATE "C" PRIMARY KEY,
      user_id text COLLATE "C" NOT NULL,
      credential_id text COLLATE "C" NOT NULL UNIQUE,
      public_key text NOT NULL,
      counter bigint NOT NULL,
      transports text NOT NULL,
      name text NOT NULL,
      created_at bigint NOT NULL,
      used_at bigint
    );
    CREATE INDEX passkeys_by_user ON passkeys (user_id);

    CREATE TABLE answered_challenges (
      hash text COLLATE "C" PRIMARY KEY,
      expires_at bigint NOT NULL
    );
  `,
};
