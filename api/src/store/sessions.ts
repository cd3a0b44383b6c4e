import * as z from "zod/mini";
import type { SessionStore } from "../cellar/ports.ts";
import type { Database } from "./openDatabase.ts";

const contentSchema = z.record(z.string(), z.unknown());

/** Sessions in SQLite, their content as JSON. */
export function sqliteSessions(database: Database): SessionStore {
  const select = database.prepare<[string, number], { content: string }>(
    "SELECT content FROM sessions WHERE id_hash = ? AND expires_at > ?",
  );
  const insert = database.prepare<[string, string, number, string, string]>(
    `INSERT INTO sessions (id_hash, user_id, content, expires_at)
     SELECT ?, id, ?, ? FROM users WHERE id = ? AND password_hash = ?`,
  );
  const update = database.prepare<[string, number, string]>(
    "UPDATE sessions SET content = ?, expires_at = ? WHERE id_hash = ?",
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
    begin({ idHash, userId, content, expiresAt }, passwordHash) {
      const text = JSON.stringify(content);
      const { changes } = insert.run(idHash, text, expiresAt, userId, passwordHash);
      return Promise.resolve(changes === 1);
    },
    renew({ idHash, content, expiresAt }) {
      update.run(JSON.stringify(content), expiresAt, idHash);
      return Promise.resolve();
    },
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
