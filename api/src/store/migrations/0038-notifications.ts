import type { Migration } from "./Schema.ts";

/**
 * Adds notification settings of devices, and keys that sign notifications. Not compatible: a
 * process of an earlier version would copy settings and keys into a backup, and keep the settings
 * of a deleted account.
 */
export const notifications: Migration = {
  isCompatible: false,
  sqlite: `
    CREATE TABLE notifications (
      session_id_hash TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      endpoint TEXT NOT NULL UNIQUE,
      p256dh TEXT NOT NULL,
      auth TEXT NOT NULL,
      kinds TEXT NOT NULL,
      shows_names INTEGER NOT NULL,
      quiet_from INTEGER NOT NULL,
      quiet_to INTEGER NOT NULL,
      time_zone TEXT NOT NULL,
      seen_at INTEGER NOT NULL,
      seen_cellars TEXT NOT NULL,
      due_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX notifications_due ON notifications (due_at);
    CREATE INDEX notifications_by_user ON notifications (user_id);
  `,
  postgres: `
    CREATE TABLE notifications (
      session_id_hash text COLLATE "C" PRIMARY KEY,
      user_id text COLLATE "C" NOT NULL,
      endpoint text COLLATE "C" NOT NULL UNIQUE,
      p256dh text NOT NULL,
      auth text NOT NULL,
      kinds text NOT NULL,
      shows_names integer NOT NULL,
      quiet_from integer NOT NULL,
      quiet_to integer NOT NULL,
      time_zone text NOT NULL,
      seen_at bigint NOT NULL,
      seen_cellars text NOT NULL,
      due_at bigint NOT NULL
    );
    CREATE INDEX notifications_due ON notifications (due_at);
    CREATE INDEX notifications_by_user ON notifications (user_id);
  `,
};
