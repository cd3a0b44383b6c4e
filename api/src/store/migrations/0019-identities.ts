import type { Migration } from "./Migration.ts";

/**
 * Keeps by which identity at a provider people sign in. Not compatible: a process that does not know of
 * identities leaves them to open an account that a mail is to give back to its owner alone.
 */
export const identities: Migration = {
  isCompatible: false,
  sqlite: `
    CREATE TABLE identities (
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      issuer TEXT NOT NULL,
      subject TEXT NOT NULL,
      known_as TEXT NOT NULL,
      linked_at INTEGER NOT NULL,
      used_at INTEGER,
      PRIMARY KEY (user_id, issuer),
      UNIQUE (issuer, subject)
    ) STRICT, WITHOUT ROWID;
  `,
  postgres: `
    CREATE TABLE identities (
      user_id text COLLATE "C" NOT NULL,
      issuer text COLLATE "C" NOT NULL,
      subject text COLLATE "C" NOT NULL,
      known_as text NOT NULL,
      linked_at bigint NOT NULL,
      used_at bigint,
      PRIMARY KEY (user_id, issuer),
      UNIQUE (issuer, subject)
    );
  `,
};
