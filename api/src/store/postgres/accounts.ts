import type { User } from "sync-protocol";
import type { Account, AccountStore } from "../../cellar/ports/accounts.ts";
import { type Connection, type Postgres, statement } from "./connection.ts";
import { addIdentity } from "./identities.ts";

/** The user to whom a reset link was sent. */
interface Sent extends User {
  readonly confirms: boolean;
}

interface KeptUndo extends User {
  readonly changedAt: number;
}

/** Accounts in PostgreSQL; an e-mail is compared by its lower case. */
export function postgresAccounts(database: Postgres): AccountStore {
  const firstOf = async <Row extends object>(
    connection: Connection,
    said: Parameters<Connection["rows"]>[0],
    values: readonly unknown[],
  ): Promise<Row | undefined> => (await connection.rows<Row>(said, values))[0];

  /**
   * Who changes what an e-mail stands for waits for whoever else does, so that of a sign-up and a
   * change to the same address at once only one goes through.
   */
  const isHeld = async (connection: Connection, email: string, id: string, now: number) => {
    await connection.rows(HOLD_EMAIL, [emailKey(email)]);
    return (await connection.rows(HOLDER, [emailKey(email), id, now])).length > 0;
  };

  const changePassword = async (connection: Connection, id: string, from: string, to: string) => {
    if ((await connection.changed(REPLACE_HASH, [to, id, from])) === 0) return false;
    await connection.changed(DROP_LINKS, [id]);
    await connection.changed(DROP_TOKENS, [id]);
    return true;
  };

  return {
    create: ({ id, email, passwordHash, unconfirmedSince }, now, by = {}) =>
      database.transaction(async (connection) => {
        if (await isHeld(connection, email, id, now)) return "taken";
        if ((await connection.rows(BY_EMAIL, [emailKey(email)])).length > 0) return "taken";
        const { identity, invitation } = by;
        const { issuer, subject } = identity ?? {};
        if ((await connection.rows(IDENTITY, [issuer, subject])).length > 0) return "taken";
        if (invitation) {
          const used = [invitation.hash, invitation.expiresAt];
          if ((await connection.changed(USE_INVITATION, used)) === 0) return "invitation used";
        }
        const values = [id, email, emailKey(email), passwordHash, now, unconfirmedSince];
        await connection.changed(INSERT, values);
        await connection.changed(INSERT_CELLAR, [id]);
        if (identity) await addIdentity(connection, identity);
        return "made";
      }),
    byEmail: (email) => firstOf<Account>(database, BY_EMAIL, [emailKey(email)]),
    byId: (id) => firstOf<Account>(database, BY_ID, [id]),
    changeEmail: (id, email, undo) =>
      database.transaction(async (connection) => {
        const { tokenHash, changedAt, expiresAt } = undo;
        await connection.changed(DROP_EXPIRED_UNDOS, [changedAt]);
        const held = await isHeld(connection, email, id, changedAt);
        const before = await firstOf<Account>(connection, HOLD_ACCOUNT, [id]);
        if (!before || held) return undefined;
        const [owner] = await connection.rows<User>(BY_EMAIL, [emailKey(email)]);
        if (owner && owner.id !== id) return undefined;

        await connection.changed(SET_EMAIL, [email, emailKey(email), id]);
        await connection.changed(DROP_LINKS, [id]);
        const key = emailKey(before.email);
        if (key !== emailKey(email)) {
          const { unconfirmedSince } = before;
          const values = [tokenHash, id, before.email, key, changedAt, expiresAt, unconfirmedSince];
          await connection.changed(SET_UNCONFIRMED, [changedAt, id]);
          await connection.changed(INSERT_UNDO, values);
        }
        return before.email;
      }),
    confirmEmail: async (id, email) =>
      (await database.changed(CONFIRM, [id, emailKey(email)])) === 1,
    formerEmail: async (id, changedAfter) =>
      (await firstOf<User>(database, FORMER_EMAIL, [id, changedAfter]))?.email,
    byFormerEmail: (email, changedAfter) =>
      firstOf<Account>(database, BY_FORMER_EMAIL, [emailKey(email), changedAfter]),
    undoEmailChange: (tokenHash, passwordHash, now) =>
      database.transaction(async (connection) => {
        const undo = await firstOf<KeptUndo>(connection, HOLD_UNDO, [tokenHash, now]);
        if (!undo) return undefined;

        const { id, email, changedAt } = undo;
        const before = await firstOf<User>(connection, HOLD_ACCOUNT, [id]);
        await connection.changed(SET_EMAIL, [email, emailKey(email), id]);
        await connection.changed(SET_UNCONFIRMED, [null, id]);
        await connection.changed(SET_HASH, [passwordHash, id]);
        await connection.changed(DROP_LINKS, [id]);
        await connection.changed(DROP_UNDOS_SINCE, [id, changedAt]);
        await connection.changed(DROP_DELETION, [id]);
        for (const drop of DROP_SINCE) await connection.changed(drop, [id, changedAt]);
        await connection.changed(DROP_LOOSE_CODES, [id]);
        await connection.changed(DROP_TOKENS, [id]);
        return { user: { id, email }, replaced: before?.email ?? email };
      }),
    changePassword: (id, from, to) =>
      database.transaction((connection) => changePassword(connection, id, from, to)),
    removePassword: (id, from, to, issuer) =>
      database.transaction(async (connection) => {
        // Whoever removes the last passkey or identity waits.
        await connection.rows(HOLD_ACCOUNT, [id]);
        if ((await connection.rows(OTHER_WAY, [id, issuer])).length === 0) return "last";
        return (await changePassword(connection, id, from, to)) ? "removed" : "other password";
      }),
    async renewHash(id, from, to) {
      await database.changed(REPLACE_HASH, [to, id, from]);
    },
    addResetLink: (id, { tokenHash, sentAt, expiresAt, confirms }, most) =>
      database.transaction(async (connection) => {
        await connection.rows(HOLD_ACCOUNT, [id]);
        await connection.changed(DROP_EXPIRED_LINKS, [sentAt]);
        const links = await connection.rows(LINKS, [id]);
        if (links.length >= most) return false;
        await connection.changed(INSERT_LINK, [tokenHash, id, expiresAt, confirms]);
        return true;
      }),
    resetPassword: (tokenHash, passwordHash, now) =>
      database.transaction(async (connection) => {
        const link = await firstOf<Sent>(connection, HOLD_LINK, [tokenHash, now]);
        if (!link) return undefined;

        const { id, email, confirms } = link;
        await connection.changed(SET_HASH, [passwordHash, id]);
        if (confirms) await connection.changed(SET_UNCONFIRMED, [null, id]);
        await connection.changed(DROP_LINKS, [id]);
        await connection.changed(DROP_DELETION, [id]);
        for (const drop of DROP_OTHER_WAYS) await connection.changed(drop, [id]);
        await connection.changed(DROP_TOKENS, [id]);
        return { id, email };
      }),
  };
}

function emailKey(email: string): string {
  return email.toLowerCase();
}

const ACCOUNT =
  'id, email, password_hash AS "passwordHash", unconfirmed_since AS "unconfirmedSince"';

const BY_EMAIL = statement(`SELECT ${ACCOUNT} FROM accounts WHERE email_key = $1`);
const BY_ID = statement(`SELECT ${ACCOUNT} FROM accounts WHERE id = $1`);
const HOLD_ACCOUNT = statement(`SELECT ${ACCOUNT} FROM accounts WHERE id = $1 FOR UPDATE`);
const HOLD_EMAIL = statement("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))");
const HOLDER = statement(
  "SELECT user_id FROM email_undos WHERE email_key = $1 AND user_id <> $2 AND expires_at > $3",
);
const INSERT = statement(
  `INSERT INTO accounts (id, email, email_key, password_hash, created_at, unconfirmed_since)
   VALUES ($1, $2, $3, $4, $5, $6)`,
);
const USE_INVITATION = statement(
  `INSERT INTO answered_challenges (hash, expires_at) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING`,
);
const INSERT_CELLAR = statement("INSERT INTO cellars (user_id) VALUES ($1)");
const SET_EMAIL = statement("UPDATE accounts SET email = $1, email_key = $2 WHERE id = $3");
const SET_UNCONFIRMED = statement("UPDATE accounts SET unconfirmed_since = $1 WHERE id = $2");
const CONFIRM = statement(
  "UPDATE accounts SET unconfirmed_since = NULL WHERE id = $1 AND email_key = $2",
);
const FORMER_EMAIL = statement(
  `SELECT email FROM email_undos
   WHERE user_id = $1 AND changed_at > $2 AND unconfirmed_since IS NULL ORDER BY changed_at`,
);
const BY_FORMER_EMAIL = statement(
  `SELECT ${ACCOUNT} FROM accounts WHERE id IN (
     SELECT user_id FROM email_undos
     WHERE email_key = $1 AND changed_at > $2 AND unconfirmed_since IS NULL
   )`,
);
const SET_HASH = statement("UPDATE accounts SET password_hash = $1 WHERE id = $2");
const REPLACE_HASH = statement(
  "UPDATE accounts SET password_hash = $1 WHERE id = $2 AND password_hash = $3",
);
const INSERT_UNDO = statement(
  `INSERT INTO email_undos (
     token_hash, user_id, email, email_key, changed_at, expires_at, unconfirmed_since
   ) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);
const HOLD_UNDO = statement(
  `SELECT user_id AS id, email, changed_at AS "changedAt"
   FROM email_undos WHERE token_hash = $1 AND expires_at > $2 FOR UPDATE`,
);
const DROP_UNDOS_SINCE = statement(
  "DELETE FROM email_undos WHERE user_id = $1 AND changed_at >= $2",
);
const DROP_EXPIRED_UNDOS = statement("DELETE FROM email_undos WHERE expires_at <= $1");
const LINKS = statement("SELECT token_hash FROM reset_links WHERE user_id = $1");
const INSERT_LINK = statement(
  "INSERT INTO reset_links (token_hash, user_id, expires_at, confirms) VALUES ($1, $2, $3, $4)",
);
const DROP_LINKS = statement("DELETE FROM reset_links WHERE user_id = $1");
const DROP_TOKENS = statement("DELETE FROM access_tokens WHERE user_id = $1");
const DROP_OTHER_WAYS = [
  statement("DELETE FROM passkeys WHERE user_id = $1"),
  statement("DELETE FROM identities WHERE user_id = $1"),
];
const DROP_SINCE = [
  statement("DELETE FROM passkeys WHERE user_id = $1 AND created_at >= $2"),
  statement("DELETE FROM identities WHERE user_id = $1 AND linked_at >= $2"),
  statement("DELETE FROM second_factors WHERE user_id = $1 AND started_at >= $2"),
];
const DROP_LOOSE_CODES = statement(
  `DELETE FROM recovery_codes
   WHERE user_id = $1 AND user_id NOT IN (SELECT user_id FROM second_factors)`,
);
const IDENTITY = statement("SELECT 1 FROM identities WHERE issuer = $1 AND subject = $2");
const OTHER_WAY = statement(
  `SELECT 1 FROM passkeys WHERE user_id = $1
   UNION ALL SELECT 1 FROM identities WHERE user_id = $1 AND issuer = $2 LIMIT 1`,
);
const DROP_DELETION = statement(
  "DELETE FROM account_deletions WHERE user_id = $1 AND done_at IS NULL",
);
const DROP_EXPIRED_LINKS = statement("DELETE FROM reset_links WHERE expires_at <= $1");
const HOLD_LINK = statement(
  `SELECT id, email, confirms FROM reset_links JOIN accounts ON id = user_id
   WHERE token_hash = $1 AND expires_at > $2 FOR UPDATE`,
);
