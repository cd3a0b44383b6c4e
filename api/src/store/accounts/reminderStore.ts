import type { ReminderStore } from "../../cellar/ports/reminders.ts";
import type { SqlDatabase } from "../SqlDatabase.ts";

/**
 * Reminder mails in a database. Of several processes that claim a mail, the first to update its row
 * gets it.
 */
export function reminderStore(database: SqlDatabase): ReminderStore {
  return {
    isOn: async (userId) => (await database.rows(IS_ON, [userId])).length > 0,
    async begin(userId, now) {
      await database.changed(BEGIN, [userId, now]);
    },
    async end(userId, now) {
      await database.changed(END, [userId, now]);
    },
    async due(now, most) {
      const due = await database.rows<{ readonly userId: string }>(DUE, [now, most]);
      return due.map(({ userId }) => userId);
    },
    take: async (userId, now, nextAt) =>
      (await database.changed(TAKE, [userId, now, nextAt])) === 1,
    async giveBack(userId, nextAt, retryAt) {
      await database.changed(GIVE_BACK, [userId, nextAt, retryAt]);
    },
  };
}

const IS_ON = "SELECT 1 FROM reminder_mails WHERE user_id = $1 AND ended_at IS NULL";
const BEGIN = `INSERT INTO reminder_mails (user_id, due_at) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET ended_at = NULL`;
const END = "UPDATE reminder_mails SET ended_at = $2 WHERE user_id = $1 AND ended_at IS NULL";
const DUE = `SELECT user_id AS "userId" FROM reminder_mails WHERE ended_at IS NULL AND due_at <= $1
  ORDER BY due_at LIMIT $2 + 0`;
const TAKE =
  "UPDATE reminder_mails SET due_at = $3 WHERE user_id = $1 AND ended_at IS NULL AND due_at <= $2";
const GIVE_BACK =
  "UPDATE reminder_mails SET due_at = $3 WHERE user_id = $1 AND due_at = $2 AND due_at > $3";
