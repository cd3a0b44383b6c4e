import type { Migration } from "./Schema.ts";

/**
 * Adds a cellar to each reminder subscription. Not compatible: a process of an earlier version
 * would mail the personal cellar's reminders for every subscription.
 */
export const cellarReminders: Migration = {
  isCompatible: false,
  sqlite: `
    CREATE TABLE new_reminder_mails (
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      cellar_id TEXT NOT NULL,
      due_at INTEGER NOT NULL,
      ended_at INTEGER,
      PRIMARY KEY (user_id, cellar_id)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO new_reminder_mails SELECT user_id, user_id, due_at, ended_at FROM reminder_mails;
    DROP TABLE reminder_mails;
    ALTER TABLE new_reminder_mails RENAME TO reminder_mails;
    CREATE INDEX reminder_mails_due ON reminder_mails (due_at) WHERE ended_at IS NULL;
    CREATE INDEX reminder_mails_by_cellar ON reminder_mails (cellar_id);
  `,
  postgres: `
    ALTER TABLE reminder_mails ADD COLUMN cellar_id text COLLATE "C";
    UPDATE reminder_mails SET cellar_id = user_id;
    ALTER TABLE reminder_mails DROP CONSTRAINT reminder_mails_pkey;
    ALTER TABLE reminder_mails ADD PRIMARY KEY (user_id, cellar_id);
    CREATE INDEX reminder_mails_by_cellar ON reminder_mails (cellar_id);
  `,
};
