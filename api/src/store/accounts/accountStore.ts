import type { User } from "sync-protocol";
import type { Account, AccountStore, Addressee } from "../../cellar/ports/accounts.ts";
import { changed, first, rows, type SqlDatabase, type Steps } from "../SqlDatabase.ts";
import { personalCellarOf } from "../../cellar/personalCellar.ts";
import { addIdentity } from "./identityStore.ts";

interface ResetRecipient extends Addressee {
  readonly confirms: boolean | 0 | 1;
}

interface StoredUndo extends User {
  readonly changedAt: number;
}

/** The store of accounts. It compares e-mails in lower case. */
export function accountStore(database: SqlDatabase): AccountStore {
  const { lockEmail } = database.dialect;
  const sql = accountSql(database.dialect);

  /**
   * Whether another account can still restore this e-mail by an undo link. Locks the e-mail, so
   * that a simultaneous sign-up and e-mail change cannot both take it.
   */
  function* isHeld(email: string, id: string, now: number): Steps<boolean> {
    if (lockEmail !== undefined) yield* rows(lockEmail, [emailKey(email)]);
    return (yield* rows(HOLDER, [emailKey(email), id, now])).length > 0;
  }

  function* replacePassword(id: string, from: string, to: string): Steps<boolean> {
    if ((yield* changed(sql.replaceHash, [to, id, from])) === 0) return false;
    yield* changed(DROP_LINKS, [id]);
    for (const drop of DROP_TOKENS_FEEDS_AND_HOOKS) yield* changed(drop, [id]);
    return true;
  }

  return {
    create: (made, now, by = {}) =>
      database.transaction(function* () {
        const { id, email, passwordHash, unconfirmedSince, language = null } = made;
        if (yield* isHeld(email, id, now)) return "taken";
        if (yield* first(sql.byEmail, [emailKey(email)])) return "taken";
        const { identity, invitation } = by;
        if (identity && (yield* first(IDENTITY, [identity.issuer, identity.subject])))
          return "taken";
        if (invitation) {
          const used = [invitation.hash, invitation.expiresAt];
          if ((yield* changed(USE_INVITATION, used)) === 0) return "invitation used";
        }
        const values = [id, email, emailKey(email), passwordHash, now, unconfirmedSince, language];
        yield* changed(sql.insert, values);
        yield* changed(ADD_CELLAR, [personalCellarOf(id)]);
        if (identity) yield* addIdentity(identity);
        return "made";
      }),
    async byEmail(email) {
      const [account] = await database.rows<Account>(sql.byEmail, [emailKey(email)]);
      return account;
    },
    async byId(id) {
      const [account] = await database.rows<Account>(sql.byId, [id]);
      return account;
    },
    changeEmail: (id, email, { tokenHash, changedAt, expiresAt }) =>
      database.transaction(function* () {
        yield* changed(DROP_EXPIRED_UNDOS, [changedAt]);
        const held = yield* isHeld(email, id, changedAt);
        const before = yield* first<Account>(sql.lock, [id]);
        if (!before || held) return undefined;
        const owner = yield* first<User>(sql.byEmail, [emailKey(email)]);
        if (owner && owner.id !== id) return undefined;

        yield* changed(sql.setEmail, [email, emailKey(email), id]);
        yield* changed(DROP_LINKS, [id]);
        const key = emailKey(before.email);
        if (key !== emailKey(email)) {
          const { unconfirmedSince } = before;
          const values = [tokenHash, id, before.email, key, changedAt, expiresAt, unconfirmedSince];
          yield* changed(sql.setUnconfirmed, [changedAt, id]);
          yield* changed(INSERT_UNDO, values);
        }
        return before.email;
      }),
    async setName(id, name) {
      await database.changed(sql.setName, [name, id]);
    },
    async setLanguage(id, language) {
      await database.changed(sql.setLanguage, [language, id]);
    },
    confirmEmail: async (id, email) =>
      (await database.changed(sql.confirm, [id, emailKey(email)])) === 1,
    async formerEmail(id, changedAfter) {
      const [former] = await database.rows<User>(FORMER_EMAIL, [id, changedAfter]);
      return former?.email;
    },
    async byFormerEmail(email, changedAfter) {
      const values = [emailKey(email), changedAfter];
      const [account] = await database.rows<Account>(sql.byFormerEmail, values);
      return account;
    },
    undoEmailChange: (tokenHash, passwordHash, now) =>
      database.transaction(function* () {
        const undo = yield* first<StoredUndo>(sql.lockUndo, [tokenHash, now]);
        if (!undo) return undefined;

        const { id, email, changedAt } = undo;
        const before = yield* first<Account>(sql.lock, [id]);
        yield* changed(sql.setEmail, [email, emailKey(email), id]);
        yield* changed(sql.setUnconfirmed, [null, id]);
        yield* changed(sql.setHash, [passwordHash, id]);
        yield* changed(DROP_LINKS, [id]);
        yield* changed(DROP_UNDOS_SINCE, [id, changedAt]);
        yield* changed(DROP_DELETION, [id]);
        for (const drop of DROP_SINCE) yield* changed(drop, [id, changedAt]);
        yield* changed(DROP_LOOSE_CODES, [id]);
        for (const drop of DROP_TOKENS_FEEDS_AND_HOOKS) yield* changed(drop, [id]);
        const language = before?.language ?? null;
        return { user: { id, email, language }, replaced: before?.email ?? email };
      }),
    changePassword: (id, from, to) => database.transaction(() => replacePassword(id, from, to)),
    removePassword: (id, from, to, issuer) =>
      database.transaction(function* () {
        // Locks the account, so that no other call removes its last passkey or identity meanwhile.
        yield* rows(sql.lock, [id]);
        if ((yield* rows(OTHER_WAY, [id, issuer])).length === 0) return "last";
        return (yield* replacePassword(id, from, to)) ? "removed" : "other password";
      }),
    async renewHash(id, from, to) {
      await database.changed(sql.replaceHash, [to, id, from]);
    },
    addResetLink: (id, { tokenHash, sentAt, expiresAt, confirms }, most) =>
      database.transaction(function* () {
        yield* rows(sql.lock, [id]);
        yield* changed(DROP_EXPIRED_LINKS, [sentAt]);
        const links = yield* rows(LINKS, [id]);
        if (links.length >= most) return false;
        yield* changed(INSERT_LINK, [tokenHash, id, expiresAt, confirms]);
        return true;
      }),
    resetPassword: (tokenHash, passwordHash, now) =>
      database.transaction(function* () {
        const link = yield* first<ResetRecipient>(sql.lockLink, [tokenHash, now]);
        if (!link) return undefined;

        const { id, email, language, confirms } = link;
        yield* changed(sql.setHash, [passwordHash, id]);
        if (confirms) yield* changed(sql.setUnconfirmed, [null, id]);
        yield* changed(DROP_LINKS, [id]);
        yield* changed(DROP_DELETION, [id]);
        for (const drop of DROP_OTHER_WAYS) yield* changed(drop, [id]);
        for (const drop of DROP_TOKENS_FEEDS_AND_HOOKS) yield* changed(drop, [id]);
        return { id, email, language };
      }),
  };
}

function emailKey(email: string): string {
  return email.toLowerCase();
}

function accountSql({ accounts, forUpdate }: SqlDatabase["dialect"]) {
  const account = `SELECT id, email, display_name AS name, language, password_hash AS "passwordHash", unconfirmed_since AS "unconfirmedSince"
    FROM ${accounts}`;
  return {
    byEmail: `${account} WHERE email_key = $1`,
    byId: `${account} WHERE id = $1`,
    lock: `${account} WHERE id = $1 ${forUpdate}`,
    byFormerEmail: `${account} WHERE id IN (
      SELECT user_id FROM email_undos
      WHERE email_key = $1 AND changed_at > $2 AND unconfirmed_since IS NULL
    )`,
    insert: `INSERT INTO ${accounts} (id, email, email_key, password_hash, created_at, unconfirmed_since, language)
      VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    setEmail: `UPDATE ${accounts} SET email = $1, email_key = $2 WHERE id = $3`,
    setName: `UPDATE ${accounts} SET display_name = $1 WHERE id = $2`,
    setLanguage: `UPDATE ${accounts} SET language = $1 WHERE id = $2`,
    setUnconfirmed: `UPDATE ${accounts} SET unconfirmed_since = $1 WHERE id = $2`,
    confirm: `UPDATE ${accounts} SET unconfirmed_since = NULL WHERE id = $1 AND email_key = $2`,
    setHash: `UPDATE ${accounts} SET password_hash = $1 WHERE id = $2`,
    replaceHash: `UPDATE ${accounts} SET password_hash = $1 WHERE id = $2 AND password_hash = $3`,
    lockUndo: `SELECT user_id AS id, email, changed_at AS "changedAt"
      FROM email_undos WHERE token_hash = $1 AND expires_at > $2 ${forUpdate}`,
    lockLink: `SELECT id, email, language, confirms FROM reset_links JOIN ${accounts} ON id = user_id
      WHERE token_hash = $1 AND expires_at > $2 ${forUpdate}`,
  };
}

const ADD_CELLAR = "INSERT INTO cellars (id) VALUES ($1)";
const HOLDER =
  "SELECT user_id FROM email_undos WHERE email_key = $1 AND user_id <> $2 AND expires_at > $3";
const USE_INVITATION =
  "INSERT INTO answered_challenges (hash, expires_at) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING";
const FORMER_EMAIL = `SELECT email FROM email_undos
  WHERE user_id = $1 AND changed_at > $2 AND unconfirmed_since IS NULL ORDER BY changed_at`;
const INSERT_UNDO = `INSERT INTO email_undos (
    token_hash, user_id, email, email_key, changed_at, expires_at, unconfirmed_since
  ) VALUES ($1, $2, $3, $4, $5, $6, $7)`;
const DROP_UNDOS_SINCE = "DELETE FROM email_undos WHERE user_id = $1 AND changed_at >= $2";
const DROP_EXPIRED_UNDOS = "DELETE FROM email_undos WHERE expires_at <= $1";
const LINKS = "SELECT token_hash FROM reset_links WHERE user_id = $1";
const INSERT_LINK =
  "INSERT INTO reset_links (token_hash, user_id, expires_at, confirms) VALUES ($1, $2, $3, $4)";
const DROP_LINKS = "DELETE FROM reset_links WHERE user_id = $1";
const DROP_EXPIRED_LINKS = "DELETE FROM reset_links WHERE expires_at <= $1";
const DROP_TOKENS_FEEDS_AND_HOOKS = ["access_tokens", "calendar_feeds", "webhooks"].map(
  (table) => `DELETE FROM ${table} WHERE user_id = $1`,
);
const DROP_OTHER_WAYS = [
  "DELETE FROM passkeys WHERE user_id = $1",
  "DELETE FROM identities WHERE user_id = $1",
];
const DROP_SINCE = [
  "DELETE FROM passkeys WHERE user_id = $1 AND created_at >= $2",
  "DELETE FROM identities WHERE user_id = $1 AND linked_at >= $2",
  "DELETE FROM second_factors WHERE user_id = $1 AND started_at >= $2",
];
const DROP_LOOSE_CODES = `DELETE FROM recovery_codes
  WHERE user_id = $1 AND user_id NOT IN (SELECT user_id FROM second_factors)`;
const IDENTITY = "SELECT 1 AS known FROM identities WHERE issuer = $1 AND subject = $2";
const OTHER_WAY = `SELECT 1 FROM passkeys WHERE user_id = $1
  UNION ALL SELECT 1 FROM identities WHERE user_id = $1 AND issuer = $2 LIMIT 1`;
const DROP_DELETION = "DELETE FROM account_deletions WHERE user_id = $1 AND done_at IS NULL";
