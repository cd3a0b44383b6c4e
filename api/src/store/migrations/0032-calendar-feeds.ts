import type { Migration } from "./Schema.ts";

/**
 * Adds calendar feeds, one per user and cellar. Not compatible: a process of an earlier version
 * would keep the feeds of a deleted account and copy them into a backup.
 */
export const calendarFeeds: Migration = {
  isCompatible: false,
  sqlite: `
    CREATE TABLE calendar_feeds (
      cellar_id TEXT NOT NULL REFERENCES cellars (id) ON DELETE CASCADE,
      user_id TEXT NOT NULL,
      membership_id TEXT,
      token_hash TEXT NOT NULL UNIQUE,
      shows_names INTEGER NOT NULL,
      made_at INTEGER NOT NULL,
      PRIMARY KEY (cellar_id, user_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX calendar_feeds_by_user ON calendar_feeds (user_id);
  `,
  postgres: `
    CREATE TABLE calendar_feeds (
      cellar_id text COLLATE "C" NOT NULL,
      user_id text COLLATE "C" NOT NULL,
      membership_id text COLLATE "C",
      token_hash text COLLATE "C" NOT NULL UNIQUE,
      shows_names integer NOT NULL,
      made_at bigint NOT NULL,
      PRIMARY KEY (cellar_id, user_id)
    );
    CREATE INDEX calendar_feeds_by_user ON calendar_feeds (user_id);
  `,
};
