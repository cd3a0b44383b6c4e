import type { AccessToken, TokenStore } from "../cellar/ports/waysIn.ts";
import type { Database } from "./openDatabase.ts";
import { listedToken, readToken, scopesText, type TokenRow } from "./tokenRows.ts";

/** Access tokens in SQLite. */
export function sqliteTokens(database: Database): TokenStore {
  const columns = `id, user_id AS userId, secret_hash AS secretHash, name, scopes,
     created_at AS createdAt, used_at AS usedAt, expires_at AS expiresAt`;
  const removeExpired = database.prepare<[number]>(
    "DELETE FROM access_tokens WHERE expires_at <= ?",
  );
  const count = database
    .prepare<[string], number>("SELECT count(*) FROM access_tokens WHERE user_id = ?")
    .pluck();
  const knows = database
    .prepare<[string, string], 1>("SELECT 1 FROM users WHERE id = ? AND password_hash = ?")
    .pluck();
  const insert = database.prepare<[TokenRow]>(
    `INSERT INTO access_tokens (id, user_id, secret_hash, name, scopes, created_at, expires_at)
     VALUES (@id, @userId, @secretHash, @name, @scopes, @createdAt, @expiresAt)`,
  );
  const select = database.prepare<[string, number], TokenRow>(
    `SELECT ${columns} FROM access_tokens WHERE secret_hash = ? AND expires_at > ?`,
  );
  const selectAll = database.prepare<[string, number], TokenRow>(
    `SELECT ${columns} FROM access_tokens WHERE user_id = ? AND expires_at > ?
     ORDER BY created_at DESC, id`,
  );
  const update = database.prepare<[number, string]>(
    "UPDATE access_tokens SET used_at = ? WHERE id = ?",
  );
  const remove = database.prepare<[string, string]>(
    "DELETE FROM access_tokens WHERE user_id = ? AND id = ?",
  );

  const add = database.transaction((token: AccessToken, passwordHash: string, most: number) => {
    removeExpired.run(token.createdAt);
    if (knows.get(token.userId, passwordHash) === undefined) return "other password";
    if ((count.get(token.userId) ?? 0) >= most) return "too many";
    insert.run({ ...token, scopes: scopesText(token.scopes) });
    return "added";
  });

  return {
    add: (token, passwordHash, most) => Promise.resolve(add.immediate(token, passwordHash, most)),
    find(secretHash, now) {
      const row = select.get(secretHash, now);
      return Promise.resolve(row && readToken(row));
    },
    noteUse(id, now) {
      update.run(now, id);
      return Promise.resolve();
    },
    list(userId, now) {
      const held = selectAll.all(userId, now).map(readToken);
      return Promise.resolve(held.map(listedToken));
    },
    remove: (userId, id) => Promise.resolve(remove.run(userId, id).changes === 1),
    sweep(now) {
      removeExpired.run(now);
      return Promise.resolve();
    },
  };
}
