import type { Migration } from "./Migration.ts";

/**
 * Keeps who is mailed their reminders, and when the next mail is due; of whom has ended them too, so that
 * on again is no second mail. Not compatible: a process that does not know of it leaves them behind
 * where an account is deleted.
 */
export const reminderMails: Migration = {
  isCompatible: false,
  sqlite: `
    CREATE TABLE reminder_mails (
      user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      due_at INTEGER NOT NULL,
      ended_at INTEGER
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX reminder_mails_due ON reminder_mails (due_at) WHERE ended_at IS NULL;
  `,
  postgres: `
    CREATE TABLE reminder_mails (
      user_id text COLLATE "C" PRIMARY KEY,
      due_at bigint NOT NULL,
      ended_at bigint
    );

    CREATE INDEX reminder_mails_due ON reminder_mails (due_at) WHERE ended_at IS NULL;
  `,
};
