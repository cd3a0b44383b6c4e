import Sqlite from "better-sqlite3";
import type { User } from "sync-protocol";
import type {
  Account,
  AccountStore,
  EmailUndo,
  NewAccountBy,
  ResetLink,
  UsedInvitation,
} from "../cellar/ports/accounts.ts";
import type { Subject } from "../cellar/ports/identities.ts";
import { insertIdentity } from "./identities.ts";
import type { Database } from "./openDatabase.ts";

interface KeptUndo extends User {
  readonly changedAt: number;
}

/** Accounts in SQLite; an e-mail is compared by its lower case. */
export function sqliteAccounts(database: Database): AccountStore {
  const columns = "id, email, password_hash AS passwordHash, unconfirmed_since AS unconfirmedSince";
  const insert = database.prepare<[Account & { key: string; now: number }]>(
    `INSERT INTO users (id, email, email_key, password_hash, created_at, unconfirmed_since)
     VALUES (@id, @email, @key, @passwordHash, @now, @unconfirmedSince)`,
  );
  const useInvitation = database.prepare<[UsedInvitation]>(
    `INSERT INTO answered_challenges (hash, expires_at) VALUES (@hash, @expiresAt)
     ON CONFLICT (hash) DO NOTHING`,
  );
  const selectHolder = database
    .prepare<[string, string, number], string>(
      "SELECT user_id FROM email_undos WHERE email_key = ? AND user_id <> ? AND expires_at > ?",
    )
    .pluck();
  const insertUndo = database.prepare<[EmailUndo & Account & { key: string }]>(
    `INSERT INTO email_undos (
       token_hash, user_id, email, email_key, changed_at, expires_at, unconfirmed_since
     ) VALUES (@tokenHash, @id, @email, @key, @changedAt, @expiresAt, @unconfirmedSince)`,
  );
  const selectFormer = database
    .prepare<[string, number], string>(
      `SELECT email FROM email_undos
       WHERE user_id = ? AND changed_at > ? AND unconfirmed_since IS NULL ORDER BY changed_at`,
    )
    .pluck();
  const selectByFormer = database.prepare<[string, number], Account>(
    `SELECT ${columns} FROM users WHERE id IN (
       SELECT user_id FROM email_undos
       WHERE email_key = ? AND changed_at > ? AND unconfirmed_since IS NULL
     )`,
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
  const setUnconfirmed = database.prepare<[number | null, string]>(
    "UPDATE users SET unconfirmed_since = ? WHERE id = ?",
  );
  const confirm = database.prepare<[string, string]>(
    "UPDATE users SET unconfirmed_since = NULL WHERE id = ? AND email_key = ?",
  );
  const updateHash = database.prepare<[string, string, string]>(
    "UPDATE users SET password_hash = ? WHERE id = ? AND password_hash = ?",
  );
  const setHash = database.prepare<[string, string]>(
    "UPDATE users SET password_hash = ? WHERE id = ?",
  );
  const insertLink = database.prepare<[string, string, number, 0 | 1]>(
    "INSERT INTO reset_links (token_hash, user_id, expires_at, confirms) VALUES (?, ?, ?, ?)",
  );
  const countLinks = database
    .prepare<[string], number>("SELECT count(*) FROM reset_links WHERE user_id = ?")
    .pluck();
  const removeDeletion = database.prepare<[string]>(
    "DELETE FROM account_deletions WHERE user_id = ? AND done_at IS NULL",
  );
  const removeTokens = database.prepare<[string]>("DELETE FROM access_tokens WHERE user_id = ?");
  const removeSince = [
    "passkeys WHERE user_id = ? AND created_at >= ?",
    "identities WHERE user_id = ? AND linked_at >= ?",
    "second_factors WHERE user_id = ? AND started_at >= ?",
  ].map((rows) => database.prepare<[string, number]>(`DELETE FROM ${rows}`));
  const removeLooseCodes = database.prepare<[string]>(
    `DELETE FROM recovery_codes
     WHERE user_id = ? AND user_id NOT IN (SELECT user_id FROM second_factors)`,
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
  const selectLink = database.prepare<[string, number], User & { readonly confirms: 0 | 1 }>(
    `SELECT id, email, confirms FROM reset_links JOIN users ON id = user_id
     WHERE token_hash = ? AND expires_at > ?`,
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
  const create = database.transaction((account: Account, now: number, by: NewAccountBy = {}) => {
    const { id, email } = account;
    const { identity, invitation } = by;
    const key = emailKey(email);
    if (selectByEmail.get(key) || isHeld(email, id, now)) return "taken";
    if (identity && hasIdentity.get(identity) !== undefined) return "taken";
    if (invitation && useInvitation.run(invitation).changes === 0) return "invitation used";
    insert.run({ ...account, key, now });
    if (identity) addIdentity(identity);
    return "made";
  });
  const changeEmail = database.transaction((id: string, email: string, undo: EmailUndo) => {
    removeExpiredUndos.run(undo.changedAt);
    const before = selectById.get(id);
    if (!before || isHeld(email, id, undo.changedAt)) return undefined;

    updateEmail.run(email, emailKey(email), id);
    removeLinks.run(id);
    const key = emailKey(before.email);
    if (key !== emailKey(email)) {
      setUnconfirmed.run(undo.changedAt, id);
      insertUndo.run({ ...before, ...undo, key });
    }
    return before.email;
  });
  const undoEmailChange = database.transaction(
    (tokenHash: string, passwordHash: string, now: number) => {
      const undo = selectUndo.get(tokenHash, now);
      if (!undo) return undefined;

      const { id, email, changedAt } = undo;
      const replaced = selectById.get(id)?.email ?? email;
      updateEmail.run(email, emailKey(email), id);
      setUnconfirmed.run(null, id);
      setHash.run(passwordHash, id);
      removeLinks.run(id);
      removeUndosSince.run(id, changedAt);
      removeDeletion.run(id);
      for (const remove of removeSince) remove.run(id, changedAt);
      removeLooseCodes.run(id);
      removeTokens.run(id);
      return { user: { id, email }, replaced };
    },
  );
  const addResetLink = database.transaction((id: string, link: ResetLink, most: number) => {
    removeExpiredLinks.run(link.sentAt);
    if ((countLinks.get(id) ?? 0) >= most) return false;
    insertLink.run(link.tokenHash, id, link.expiresAt, link.confirms ? 1 : 0);
    return true;
  });
  const resetPassword = database.transaction(
    (tokenHash: string, passwordHash: string, now: number) => {
      const link = selectLink.get(tokenHash, now);
      if (!link) return undefined;

      const { id, email, confirms } = link;
      setHash.run(passwordHash, id);
      if (confirms) setUnconfirmed.run(null, id);
      removeLinks.run(id);
      removeDeletion.run(id);
      for (const removeWay of removeOtherWays) removeWay.run(id);
      removeTokens.run(id);
      return { id, email };
    },
  );

  return {
    create: (account, now, by) => Promise.resolve(create.immediate(account, now, by)),
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
    confirmEmail: (id, email) => Promise.resolve(confirm.run(id, emailKey(email)).changes === 1),
    formerEmail: (id, changedAfter) => Promise.resolve(selectFormer.get(id, changedAfter)),
    byFormerEmail: (email, changedAfter) =>
      Promise.resolve(selectByFormer.get(emailKey(email), changedAfter)),
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
