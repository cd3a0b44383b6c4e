import type { Migration } from "./Schema.ts";

/**
 * Adds links that show a wine list to guests. Not compatible: a process of an earlier version would
 * keep the links of a deleted account and copy them into a backup.
 */
export const guestLinks: Migration = {
  isCompatible: false,
  sqlite: `
    CREATE TABLE guest_links (
      id TEXT PRIMARY KEY,
      cellar_id TEXT NOT NULL REFERENCES cellars (id) ON DELETE CASCADE,
      title TEXT NOT NULL,
      filter TEXT NOT NULL,
      shows_prices INTEGER NOT NULL,
      token_hash TEXT NOT NULL UNIQUE,
      made_at INTEGER NOT NULL,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX guest_links_by_cellar ON guest_links (cellar_id);
    CREATE INDEX guest_links_by_expiry ON guest_links (expires_at);
  `,
  postgres: `
    CREATE TABLE guest_links (
      id text COLLATE "C" PRIMARY KEY,
      cellar_id text COLLATE "C" NOT NULL,
      title text NOT NULL,
      filter text NOT NULL,
      shows_prices integer NOT NULL,
      token_hash text COLLATE "C" NOT NULL UNIQUE,
      made_at bigint NOT NULL,
      expires_at bigint NOT NULL
    );
    CREATE INDEX guest_links_by_cellar ON guest_links (cellar_id);
    CREATE INDEX guest_links_by_expiry ON guest_links (expires_at);
  `,
};
