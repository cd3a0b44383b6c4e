import Sqlite from "better-sqlite3";
import type { User } from "sync-protocol";
import type { Account, AccountStore, EmailUndo, ResetLink } from "../cellar/ports/accounts.ts";
import type { Identity, Subject } from "../cellar/ports/identities.ts";
import { insertIdentity } from "./identities.ts";
import type { Database } from "./openDatabase.ts";

interface KeptUndo extends User {
  readonly changedAt: number;
}

/** Accounts in SQLite; an e-mail is compared by its lower case. */
export function sqliteAccounts(database: Database): AccountStore {
  const columns = "id, email, password_hash AS passwordHash";
  const insert = database.prepare<[string, string, string, string, number]>(
    `INSERT INTO users (id, email, email_key, password_hash, created_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (email_key) DO NOTHING`,
  );
  const selectHolder = database
    .prepare<[string, string, number], string>(
      "SELECT user_id FROM email_undos WHERE email_key = ? AND user_id <> ? AND expires_at > ?",
    )
    .pluck();
  const insertUndo = database.prepare<[EmailUndo & { id: string; before: string; key: string }]>(
    `INSERT INTO email_undos (token_hash, user_id, email, email_key, changed_at, expires_at)
     VALUES (@tokenHash, @id, @before, @key, @changedAt, @expiresAt)`,
  );
  const selectUndo = database.prepare<[string, number], KeptUndo>(
    `SELECT user_id AS id, email, changed_at AS changedAt
     FROM email_undos WHERE token_hash = ? AND expires_at > ?`,
  );
  const removeUndosSince = database.prepare<[string, number]>(
    "DELETE FROM email_undos WHERE user_id = ? AND changed_at >= ?",
  );
  const removeExpiredUndos = database.prepare<[number]>(
    "DELETE FROM email_undos WHERE expires_at <= ?",
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
  const setHash = database.prepare<[string, string]>(
    "UPDATE users SET password_hash = ? WHERE id = ?",
  );
  const insertLink = database.prepare<[string, string, number]>(
    "INSERT INTO reset_links (token_hash, user_id, expires_at) VALUES (?, ?, ?)",
  );
  const countLinks = database
    .prepare<[string], number>("SELECT count(*) FROM reset_links WHERE user_id = ?")
    .pluck();
  const removeDeletion = database.prepare<[string]>(
    "DELETE FROM account_deletions WHERE user_id = ? AND done_at IS NULL",
  );
  const removeTokens = database.prepare<[string]>("DELETE FROM access_tokens WHERE user_id = ?");
  const removeFactors = ["second_factors", "recovery_codes"].map((table) =>
    database.prepare<[string]>(`DELETE FROM ${table} WHERE user_id = ?`),
  );
  const removeOtherWays = ["passkeys", "identities"].map((table) =>
    database.prepare<[string]>(`DELETE FROM ${table} WHERE user_id = ?`),
  );
  const hasIdentity = database
    .prepare<[Subject], 1>("SELECT 1 FROM identities WHERE issuer = @issuer AND subject = @subject")
    .pluck();
  const hasOtherWay = database
    .prepare<{ readonly id: string; readonly issuer: string | undefined }, 1>(
      `SELECT 1 FROM passkeys WHERE user_id = @id
       UNION ALL SELECT 1 FROM identities WHERE user_id = @id AND issuer = @issuer LIMIT 1`,
    )
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
    removeTokens.run(id);
    return true;
  });
  const removePassword = database.transaction(
    (id: string, from: string, to: string, issuer: string | undefined) => {
      if (hasOtherWay.get({ id, issuer }) === undefined) return "last";
      return changePassword(id, from, to) ? "removed" : "other password";
    },
  );
  const isHeld = (email: string, id: string, now: number) =>
    selectHolder.get(emailKey(email), id, now) !== undefined;
  const addIdentity = insertIdentity(database);
  const create = database.transaction((account: Account, now: number, identity?: Identity) => {
    const { id, email, passwordHash } = account;
    if (isHeld(email, id, now)) return undefined;
    if (identity && hasIdentity.get(identity) !== undefined) return undefined;
    const { changes } = insert.run(id, email, emailKey(email), passwordHash, now);
    if (changes === 0) return undefined;
    if (identity) addIdentity(identity);
    return { id, email };
  });
  const changeEmail = database.transaction((id: string, email: string, undo: EmailUndo) => {
    removeExpiredUndos.run(undo.changedAt);
    const before = selectById.get(id)?.email;
    if (before === undefined || isHeld(email, id, undo.changedAt)) return undefined;

    updateEmail.run(email, emailKey(email), id);
    removeLinks.run(id);
    const key = emailKey(before);
    if (key !== emailKey(email)) insertUndo.run({ ...undo, id, before, key });
    return before;
  });
  const undoEmailChange = database.transaction(
    (tokenHash: string, passwordHash: string, now: number) => {
      const undo = selectUndo.get(tokenHash, now);
      if (!undo) return undefined;

      const { id, email, changedAt } = undo;
      updateEmail.run(email, emailKey(email), id);
      setHash.run(passwordHash, id);
      removeLinks.run(id);
      removeUndosSince.run(id, changedAt);
      removeDeletion.run(id);
      for (const removeWay of removeOtherWays) removeWay.run(id);
      for (const removeFactor of removeFactors) removeFactor.run(id);
      removeTokens.run(id);
      return { id, email };
    },
  );
  const addResetLink = database.transaction((id: string, link: ResetLink, most: number) => {
    removeExpiredLinks.run(link.sentAt);
    if ((countLinks.get(id) ?? 0) >= most) return false;
    insertLink.run(link.tokenHash, id, link.expiresAt);
    return true;
  });
  const resetPassword = database.transaction(
    (tokenHash: string, passwordHash: string, now: number) => {
      const user = redeemLink.get(passwordHash, tokenHash, now);
      if (user) {
        removeLinks.run(user.id);
        removeDeletion.run(user.id);
        for (const removeWay of removeOtherWays) removeWay.run(user.id);
        removeTokens.run(user.id);
      }
      return user;
    },
  );

  return {
    create: (account, now, identity) => Promise.resolve(create.immediate(account, now, identity)),
    byEmail: (email) => Promise.resolve(selectByEmail.get(emailKey(email))),
    byId: (id) => Promise.resolve(selectById.get(id)),
    changeEmail(id, email, undo) {
      try {
        return Promise.resolve(changeEmail(id, email, undo));
      } catch (error) {
        if (isTaken(error)) return Promise.resolve(undefined);
        throw error;
      }
    },
    undoEmailChange: (tokenHash, passwordHash, now) =>
      Promise.resolve(undoEmailChange(tokenHash, passwordHash, now)),
    changePassword: (id, from, to) => Promise.resolve(changePassword(id, from, to)),
    removePassword: (id, from, to, issuer) =>
      Promise.resolve(removePassword.immediate(id, from, to, issuer)),
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
