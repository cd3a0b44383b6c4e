import type { Migration } from "./Migration.ts";

/**
 * Keeps the records of a cellar that are no wines, places first, under the counter of its wines. A
 * process that does not know them would delete a person, and leave them behind.
 */
export const records: Migration = {
  isCompatible: false,
  sqlite: `
    CREATE TABLE records (
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      body TEXT NOT NULL,
      deleted INTEGER NOT NULL,
      seq INTEGER NOT NULL,
      PRIMARY KEY (user_id, kind, id),
      UNIQUE (user_id, seq)
    ) STRICT, WITHOUT ROWID;
  `,
  postgres: `
    CREATE TABLE records (
      user_id text COLLATE "C" NOT NULL,
      kind text COLLATE "C" NOT NULL,
      id text COLLATE "C" NOT NULL,
      body text NOT NULL,
      deleted boolean NOT NULL,
      seq bigint NOT NULL,
      PRIMARY KEY (user_id, kind, id),
      UNIQUE (user_id, seq)
    );
  `,
};
