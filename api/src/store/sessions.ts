import type {
  LivingSession,
  NewSession,
  SessionInList,
  SessionStore,
  SessionUse,
} from "../cellar/ports/sessions.ts";
import type { Database } from "./openDatabase.ts";

/** Sessions in SQLite. */
export function sqliteSessions(database: Database): SessionStore {
  const select = database.prepare<[string, number], LivingSession>(
    `SELECT user_id AS userId, used_at AS usedAt
     FROM sessions WHERE id_hash = ? AND expires_at > ?`,
  );
  const insert = database.prepare<[NewSession & { readonly passwordHash: string }]>(
    `INSERT INTO sessions (
       id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by
     )
     SELECT @idHash, id, @id, @device, @usedAt, @usedAt, min(@expiresAt, @endsBy), @endsBy
     FROM users WHERE id = @userId AND password_hash = @passwordHash`,
  );
  const update = database.prepare<[SessionUse]>(
    `UPDATE sessions SET
       device = coalesce(nullif(@device, ''), device), used_at = @usedAt,
       expires_at = min(@expiresAt, ends_by)
     WHERE id_hash = @idHash`,
  );
  const selectAll = database.prepare<[string, number], SessionInList>(
    `SELECT id, id_hash AS idHash, device, began_at AS beganAt, used_at AS usedAt
     FROM sessions WHERE user_id = ? AND expires_at > ?`,
  );
  const remove = database.prepare<[string]>("DELETE FROM sessions WHERE id_hash = ?");
  const removeAll = database.prepare<[string, string | null]>(
    "DELETE FROM sessions WHERE user_id = ? AND id_hash IS NOT ?",
  );
  const removeExpired = database.prepare<[number]>("DELETE FROM sessions WHERE expires_at <= ?");

  return {
    read: (idHash, now) => Promise.resolve(select.get(idHash, now)),
    begin(session, passwordHash) {
      const { changes } = insert.run({ ...session, passwordHash });
      return Promise.resolve(changes === 1);
    },
    renew(use) {
      update.run(use);
      return Promise.resolve();
    },
    list: (userId, now) => Promise.resolve(selectAll.all(userId, now)),
    end(idHash) {
      remove.run(idHash);
      return Promise.resolve();
    },
    endAll(userId, exceptIdHash) {
      removeAll.run(userId, exceptIdHash ?? null);
      return Promise.resolve();
    },
    sweep(now) {
      removeExpired.run(now);
      return Promise.resolve();
    },
  };
}
