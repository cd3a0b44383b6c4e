import Sqlite from "better-sqlite3";
import type { Account, AccountStore } from "../cellar/ports.ts";
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
    `UPDATE users
     SET email = ?, email_key = ?, reset_token_hash = NULL, reset_token_expires_at = NULL
     WHERE id = ?`,
  );
  const updatePassword = database.prepare<[string, string, string]>(
    `UPDATE users
     SET password_hash = ?, reset_token_hash = NULL, reset_token_expires_at = NULL
     WHERE id = ? AND password_hash = ?`,
  );
  const updateHash = database.prepare<[string, string, string]>(
    "UPDATE users SET password_hash = ? WHERE id = ? AND password_hash = ?",
  );
  const updateResetToken = database.prepare<[string, number, string]>(
    "UPDATE users SET reset_token_hash = ?, reset_token_expires_at = ? WHERE id = ?",
  );
  const redeemResetToken = database.prepare<
    [string, string, number],
    { id: string; email: string }
  >(
    `UPDATE users
     SET password_hash = ?, reset_token_hash = NULL, reset_token_expires_at = NULL
     WHERE reset_token_hash = ? AND reset_token_expires_at > ?
     RETURNING id, email`,
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
        updateEmail.run(email, emailKey(email), id);
        return Promise.resolve(true);
      } catch (error) {
        if (isTaken(error)) return Promise.resolve(false);
        throw error;
      }
    },
    changePassword: (id, from, to) => Promise.resolve(updatePassword.run(to, id, from).changes > 0),
    renewHash(id, from, to) {
      updateHash.run(to, id, from);
      return Promise.resolve();
    },
    setResetToken(id, tokenHash, expiresAt) {
      updateResetToken.run(tokenHash, expiresAt, id);
      return Promise.resolve();
    },
    resetPassword: (tokenHash, passwordHash, now) =>
      Promise.resolve(redeemResetToken.get(passwordHash, tokenHash, now)),
  };
}

function emailKey(email: string): string {
  return email.toLowerCase();
}

function isTaken(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code === "SQLITE_CONSTRAINT_UNIQUE";
}
