import type { ReminderStore, ReminderSubscription } from "../../cellar/ports/reminders.ts";
import { cellarSteps } from "../members/cellarSteps.ts";
import { changed, type SqlDatabase } from "../SqlDatabase.ts";

/**
 * The store of reminder mails. If several processes claim a due mail, only the first to update its
 * row sends it.
 */
export function reminderStore(database: SqlDatabase): ReminderStore {
  const { requireRole } = cellarSteps(database.dialect);
  return {
    async cellarIds(userId) {
      const found = await database.rows<Pick<ReminderSubscription, "cellarId">>(OF_USER, [userId]);
      return found.map(({ cellarId }) => cellarId);
    },
    begin: ({ userId, cellarId }, now) =>
      database.transaction(function* () {
        yield* requireRole(cellarId, userId, "viewer");
        yield* changed(BEGIN, [userId, cellarId, now]);
      }),
    async end({ userId, cellarId }, now) {
      await database.changed(END, [userId, cellarId, now]);
    },
    due: (now, most) => database.rows<ReminderSubscription>(DUE, [now, most]),
    take: async ({ userId, cellarId }, now, nextAt) =>
      (await database.changed(TAKE, [userId, cellarId, now, nextAt])) === 1,
    async releaseClaim({ userId, cellarId }, nextAt, retryAt) {
      await database.changed(GIVE_BACK, [userId, cellarId, nextAt, retryAt]);
    },
  };
}

const OF_USER = `SELECT cellar_id AS "cellarId" FROM reminder_mails
  WHERE user_id = $1 AND ended_at IS NULL ORDER BY cellar_id`;
const BEGIN = `INSERT INTO reminder_mails (user_id, cellar_id, due_at) VALUES ($1, $2, $3)
  ON CONFLICT (user_id, cellar_id) DO UPDATE SET ended_at = NULL`;
const OF_CELLAR = "user_id = $1 AND cellar_id = $2";
const END = `UPDATE reminder_mails SET ended_at = $3 WHERE ${OF_CELLAR} AND ended_at IS NULL`;
const DUE = `SELECT user_id AS "userId", cellar_id AS "cellarId" FROM reminder_mails
  WHERE ended_at IS NULL AND due_at <= $1 ORDER BY due_at LIMIT $2 + 0`;
const TAKE = `UPDATE reminder_mails SET due_at = $4
  WHERE ${OF_CELLAR} AND ended_at IS NULL AND due_at <= $3`;
const GIVE_BACK = `UPDATE reminder_mails SET due_at = $4
  WHERE ${OF_CELLAR} AND due_at = $3 AND due_at > $4`;
