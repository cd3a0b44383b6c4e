import type { ReminderStore } from "../cellar/ports/reminders.ts";
import type { Database } from "./openDatabase.ts";

/** Who is mailed their reminders, in SQLite. */
export function sqliteReminders(database: Database): ReminderStore {
  const selectOn = database
    .prepare<[string], 1>("SELECT 1 FROM reminder_mails WHERE user_id = ? AND ended_at IS NULL")
    .pluck();
  const begin = database.prepare<[string, number]>(
    `INSERT INTO reminder_mails (user_id, due_at) VALUES (?, ?)
     ON CONFLICT (user_id) DO UPDATE SET ended_at = NULL`,
  );
  const end = database.prepare<[number, string]>(
    "UPDATE reminder_mails SET ended_at = ? WHERE user_id = ? AND ended_at IS NULL",
  );
  const selectDue = database
    .prepare<[number, number], string>(
      `SELECT user_id FROM reminder_mails WHERE ended_at IS NULL AND due_at <= ?
       ORDER BY due_at LIMIT ? + 0`,
    )
    .pluck();
  const take = database.prepare<[number, string, number]>(
    "UPDATE reminder_mails SET due_at = ? WHERE user_id = ? AND ended_at IS NULL AND due_at <= ?",
  );
  const giveBack = database.prepare<[number, string, number, number]>(
    "UPDATE reminder_mails SET due_at = ? WHERE user_id = ? AND due_at = ? AND due_at > ?",
  );

  return {
    isOn: (userId) => Promise.resolve(selectOn.get(userId) !== undefined),
    begin(userId, now) {
      begin.run(userId, now);
      return Promise.resolve();
    },
    end(userId, now) {
      end.run(now, userId);
      return Promise.resolve();
    },
    due: (now, most) => Promise.resolve(selectDue.all(now, most)),
    take: (userId, now, nextAt) => Promise.resolve(take.run(nextAt, userId, now).changes === 1),
    giveBack(userId, nextAt, retryAt) {
      giveBack.run(retryAt, userId, nextAt, retryAt);
      return Promise.resolve();
    },
  };
}
