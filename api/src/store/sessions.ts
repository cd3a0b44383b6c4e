import * as z from "zod/mini";
import type { NewSession, SessionInList, SessionRecord, SessionStore } from "../cellar/ports.ts";
import type { Database } from "./openDatabase.ts";

const contentSchema = z.record(z.string(), z.unknown());

/** A session's content as a column has it. */
interface Kept {
  readonly text: string;
}

/** Sessions in SQLite, their content as JSON. */
export function sqliteSessions(database: Database): SessionStore {
  const select = database.prepare<[string, number], { content: string }>(
    "SELECT content FROM sessions WHERE id_hash = ? AND expires_at > ?",
  );
  const insert = database.prepare<
    [Omit<NewSession, "content"> & Kept & { readonly passwordHash: string }]
  >(
    `INSERT INTO sessions (
       id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by
     )
     SELECT
       @idHash, id, @id, @device, @text, @usedAt, @usedAt, min(@expiresAt, @endsBy), @endsBy
     FROM users WHERE id = @userId AND password_hash = @passwordHash`,
  );
  const update = database.prepare<[Omit<SessionRecord, "content"> & Kept]>(
    `UPDATE sessions SET
       content = @text, device = coalesce(nullif(@device, ''), device), used_at = @usedAt,
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
    read(idHash, now) {
      const row = select.get(idHash, now);
      return Promise.resolve(row && contentSchema.parse(JSON.parse(row.content)));
    },
    begin(session, passwordHash) {
      const { changes } = insert.run({ ...kept(session), passwordHash });
      return Promise.resolve(changes === 1);
    },
    renew(session) {
      update.run(kept(session));
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

function kept<Session extends SessionRecord>({ content, ...columns }: Session) {
  return { ...columns, text: JSON.stringify(content) };
}
