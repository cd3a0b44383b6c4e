import Sqlite from "better-sqlite3";
import type { Account, AccountStore, ResetLink } from "../cellar/ports.ts";
import type { Database } from "./openDatabase.ts";

/** Accounts in SQLite; an e-mail is compared by its lower case. */
export function sqliteAccounts(database: Database): AccountStore {
  const columns = "id, email, password_hash AS passwordHash";
  const insert = database.prepare<[string, string, string, string, number]>(
    `INSERT INTO users (id, email, email_key, password_hash, created_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (email_key) DO NOTHING`,
  );
  const selectByEmail = database.prepare<[string], Account>(
    `SELECT ${columns} FROM users WHERE email_key = ?`,
  );
  const selectById = database.prepare<[string], Account>(
    `SELECT ${columns} FROM users WHERE id = ?`,
  );
  const updateEmail = database.prepare<[string, string, string]>(
    "UPDATE users SET email = ?, email_key = ? WHERE id = ?",
  );
  const updateHash = database.prepare<[string, string, string]>(
    "UPDATE users SET password_hash = ? WHERE id = ? AND password_hash = ?",
  );
  const insertLink = database.prepare<[string, string, number]>(
    "INSERT INTO reset_links (token_hash, user_id, expires_at) VALUES (?, ?, ?)",
  );
  const countLinks = database
    .prepare<[string], number>("SELECT count(*) FROM reset_links WHERE user_id = ?")
    .pluck();
  const removeLinks = database.prepare<[string]>("DELETE FROM reset_links WHERE user_id = ?");
  const removeExpiredLinks = database.prepare<[number]>(
    "DELETE FROM reset_links WHERE expires_at <= ?",
  );
  const redeemLink = database.prepare<[string, string, number], { id: string; email: string }>(
    `UPDATE users SET password_hash = ?
     WHERE id = (SELECT user_id FROM reset_links WHERE token_hash = ? AND expires_at > ?)
     RETURNING id, email`,
  );

  const changePassword = database.transaction((id: string, from: string, to: string) => {
    if (updateHash.run(to, id, from).changes === 0) return false;
    removeLinks.run(id);
    return true;
  });
  const changeEmail = database.transaction((id: string, email: string) => {
    updateEmail.run(email, emailKey(email), id);
    removeLinks.run(id);
  });
  const addResetLink = database.transaction((id: string, link: ResetLink, most: number) => {
    removeExpiredLinks.run(link.sentAt);
    if ((countLinks.get(id) ?? 0) >= most) return false;
    insertLink.run(link.tokenHash, id, link.expiresAt);
    return true;
  });
  const resetPassword = database.transaction(
    (tokenHash: string, passwordHash: string, now: number) => {
      const user = redeemLink.get(passwordHash, tokenHash, now);
      if (user) removeLinks.run(user.id);
      return user;
    },
  );

  return {
    create({ id, email, passwordHash }, now) {
      const { changes } = insert.run(id, email, emailKey(email), passwordHash, now);
      return Promise.resolve(changes === 1 ? { id, email } : undefined);
    },
    byEmail: (email) => Promise.resolve(selectByEmail.get(emailKey(email))),
    byId: (id) => Promise.resolve(selectById.get(id)),
    changeEmail(id, email) {
      try {
        changeEmail(id, email);
        return Promise.resolve(true);
      } catch (error) {
        if (isTaken(error)) return Promise.resolve(false);
        throw error;
      }
    },
    changePassword: (id, from, to) => Promise.resolve(changePassword(id, from, to)),
    renewHash(id, from, to) {
      updateHash.run(to, id, from);
      return Promise.resolve();
    },
    addResetLink: (id, link, most) => Promise.resolve(addResetLink(id, link, most)),
    resetPassword: (tokenHash, passwordHash, now) =>
      Promise.resolve(resetPassword(tokenHash, passwordHash, now)),
  };
}

function emailKey(email: string): string {
  return email.toLowerCase();
}

function isTaken(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code === "SQLITE_CONSTRAINT_UNIQUE";
}
