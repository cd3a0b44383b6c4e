import type { Migration } from "./Schema.ts";

/**
 * Adds webhooks, and to each event the `seq` of its first write. Not compatible: a process of an
 * earlier version would keep the webhooks of a deleted account, and write events without that
 * `seq`.
 */
export const webhooks: Migration = {
  isCompatible: false,
  sqlite: `
    CREATE TABLE webhooks (
      cellar_id TEXT NOT NULL REFERENCES cellars (id) ON DELETE CASCADE,
      id TEXT NOT NULL,
      user_id TEXT NOT NULL,
      url TEXT NOT NULL,
      kinds TEXT NOT NULL,
      made_at INTEGER NOT NULL,
      position INTEGER NOT NULL,
      due_at INTEGER NOT NULL,
      failures INTEGER NOT NULL DEFAULT 0,
      failing_since INTEGER,
      disabled_at INTEGER,
      answered_at INTEGER,
      answer_status INTEGER,
      answer_problem TEXT,
      PRIMARY KEY (cellar_id, id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX webhooks_by_user ON webhooks (user_id);
    CREATE INDEX webhooks_due ON webhooks (due_at) WHERE disabled_at IS NULL;
    ALTER TABLE records ADD COLUMN added INTEGER NOT NULL DEFAULT 0;
  `,
  postgres: `
    CREATE TABLE webhooks (
      cellar_id text COLLATE "C" NOT NULL,
      id text COLLATE "C" NOT NULL,
      user_id text COLLATE "C" NOT NULL,
      url text NOT NULL,
      kinds text NOT NULL,
      made_at bigint NOT NULL,
      position bigint NOT NULL,
      due_at bigint NOT NULL,
      failures integer NOT NULL DEFAULT 0,
      failing_since bigint,
      disabled_at bigint,
      answered_at bigint,
      answer_status integer,
      answer_problem text,
      PRIMARY KEY (cellar_id, id)
    );
    CREATE INDEX webhooks_by_user ON webhooks (user_id);
    CREATE INDEX webhooks_due ON webhooks (due_at) WHERE disabled_at IS NULL;
    ALTER TABLE records ADD COLUMN added bigint NOT NULL DEFAULT 0;
  `,
};
