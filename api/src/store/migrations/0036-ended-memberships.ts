import type { Migration } from "./Schema.ts";

/**
 * Adds the reason why a membership ended. Not compatible: a process of an earlier version would
 * store no reason, and would keep the reasons of a deleted account.
 */
export const endedMemberships: Migration = {
  isCompatible: false,
  sqlite: `
    CREATE TABLE ended_memberships (
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      cellar_id TEXT NOT NULL,
      reason TEXT NOT NULL,
      ended_at INTEGER NOT NULL,
      PRIMARY KEY (user_id, cellar_id)
    ) STRICT, WITHOUT ROWID;
  `,
  postgres: `
    CREATE TABLE ended_memberships (
      user_id text COLLATE "C" NOT NULL,
      cellar_id text COLLATE "C" NOT NULL,
      reason text NOT NULL,
      ended_at bigint NOT NULL,
      PRIMARY KEY (user_id, cellar_id)
    );
  `,
};
