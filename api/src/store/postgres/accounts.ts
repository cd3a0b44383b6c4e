import type { User } from "sync-protocol";
import type { Account, AccountStore } from "../../cellar/ports/accounts.ts";
import { type Connection, type Postgres, statement } from "./connection.ts";
import { addIdentity } from "./identities.ts";

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
    create: ({ id, email, passwordHash }, now, identity) =>
      database.transaction(async (connection) => {
        if (await isHeld(connection, email, id, now)) return undefined;
        const { issuer, subject } = identity ?? {};
        if ((await connection.rows(IDENTITY, [issuer, subject])).length > 0) return undefined;
        const values = [id, email, emailKey(email), passwordHash, now];
        if ((await connection.changed(INSERT, values)) === 0) return undefined;
        await connection.changed(INSERT_CELLAR, [id]);
        if (identity) await addIdentity(connection, identity);
        return { id, email };
      }),
    byEmail: (email) => firstOf<Account>(database, BY_EMAIL, [emailKey(email)]),
    byId: (id) => firstOf<Account>(database, BY_ID, [id]),
    changeEmail: (id, email, undo) =>
      database.transaction(async (connection) => {
        const { tokenHash, changedAt, expiresAt } = undo;
        await connection.changed(DROP_EXPIRED_UNDOS, [changedAt]);
        const held = await isHeld(connection, email, id, changedAt);
        const before = await firstOf<User>(connection, HOLD_ACCOUNT, [id]);
        if (!before || held) return undefined;
        const [owner] = await connection.rows<User>(BY_EMAIL, [emailKey(email)]);
        if (owner && owner.id !== id) return undefined;

        await connection.changed(SET_EMAIL, [email, emailKey(email), id]);
        await connection.changed(DROP_LINKS, [id]);
        const key = emailKey(before.email);
        if (key !== emailKey(email)) {
          const values = [tokenHash, id, before.email, key, changedAt, expiresAt];
          await connection.changed(INSERT_UNDO, values);
        }
        return before.email;
      }),
    undoEmailChange: (tokenHash, passwordHash, now) =>
      database.transaction(async (connection) => {
        const undo = await firstOf<KeptUndo>(connection, HOLD_UNDO, [tokenHash, now]);
        if (!undo) return undefined;

        const { id, email, changedAt } = undo;
        await connection.changed(SET_EMAIL, [email, emailKey(email), id]);
        await connection.changed(SET_HASH, [passwordHash, id]);
        await connection.changed(DROP_LINKS, [id]);
        await connection.changed(DROP_UNDOS_SINCE, [id, changedAt]);
        await connection.changed(DROP_DELETION, [id]);
        for (const drop of DROP_OTHER_WAYS) await connection.changed(drop, [id]);
        for (const drop of DROP_FACTORS) await connection.changed(drop, [id]);
        await connection.changed(DROP_TOKENS, [id]);
        return { id, email };
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
    addResetLink: (id, { tokenHash, sentAt, expiresAt }, most) =>
      database.transaction(async (connection) => {
        await connection.rows(HOLD_ACCOUNT, [id]);
        await connection.changed(DROP_EXPIRED_LINKS, [sentAt]);
        const links = await connection.rows(LINKS, [id]);
        if (links.length >= most) return false;
        await connection.changed(INSERT_LINK, [tokenHash, id, expiresAt]);
        return true;
      }),
    resetPassword: (tokenHash, passwordHash, now) =>
      database.transaction(async (connection) => {
        const values = [passwordHash, tokenHash, now];
        const user = await firstOf<User>(connection, REDEEM_LINK, values);
        if (user) {
          await connection.changed(DROP_LINKS, [user.id]);
          await connection.changed(DROP_DELETION, [user.id]);
          for (const drop of DROP_OTHER_WAYS) await connection.changed(drop, [user.id]);
          await connection.changed(DROP_TOKENS, [user.id]);
        }
        return user;
      }),
  };
}

function emailKey(email: string): string {
  return email.toLowerCase();
}

const ACCOUNT = 'id, email, password_hash AS "passwordHash"';

const BY_EMAIL = statement(`SELECT ${ACCOUNT} FROM accounts WHERE email_key = $1`);
const BY_ID = statement(`SELECT ${ACCOUNT} FROM accounts WHERE id = $1`);
const HOLD_ACCOUNT = statement("SELECT id, email FROM accounts WHERE id = $1 FOR UPDATE");
const HOLD_EMAIL = statement("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))");
const HOLDER = statement(
  "SELECT user_id FROM email_undos WHERE email_key = $1 AND user_id <> $2 AND expires_at > $3",
);
const INSERT = statement(
  `INSERT INTO accounts (id, email, email_key, password_hash, created_at)
   VALUES ($1, $2, $3, $4, $5) ON CONFLICT (email_key) DO NOTHING`,
);
const INSERT_CELLAR = statement("INSERT INTO cellars (user_id) VALUES ($1)");
const SET_EMAIL = statement("UPDATE accounts SET email = $1, email_key = $2 WHERE id = $3");
const SET_HASH = statement("UPDATE accounts SET password_hash = $1 WHERE id = $2");
const REPLACE_HASH = statement(
  "UPDATE accounts SET password_hash = $1 WHERE id = $2 AND password_hash = $3",
);
const INSERT_UNDO = statement(
  `INSERT INTO email_undos (token_hash, user_id, email, email_key, changed_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6)`,
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
  "INSERT INTO reset_links (token_hash, user_id, expires_at) VALUES ($1, $2, $3)",
);
const DROP_LINKS = statement("DELETE FROM reset_links WHERE user_id = $1");
const DROP_TOKENS = statement("DELETE FROM access_tokens WHERE user_id = $1");
const DROP_OTHER_WAYS = [
  statement("DELETE FROM passkeys WHERE user_id = $1"),
  statement("DELETE FROM identities WHERE user_id = $1"),
];
const DROP_FACTORS = [
  statement("DELETE FROM second_factors WHERE user_id = $1"),
  statement("DELETE FROM recovery_codes WHERE user_id = $1"),
];
const IDENTITY = statement("SELECT 1 FROM identities WHERE issuer = $1 AND subject = $2");
const OTHER_WAY = statement(
  `SELECT 1 FROM passkeys WHERE user_id = $1
   UNION ALL SELECT 1 FROM identities WHERE user_id = $1 AND issuer = $2 LIMIT 1`,
);
const DROP_DELETION = statement(
  "DELETE FROM account_deletions WHERE user_id = $1 AND done_at IS NULL",
);
const DROP_EXPIRED_LINKS = statement("DELETE FROM reset_links WHERE expires_at <= $1");
const REDEEM_LINK = statement(
  `UPDATE accounts SET password_hash = $1
   WHERE id = (SELECT user_id FROM reset_links WHERE token_hash = $2 AND expires_at > $3 FOR UPDATE)
   RETURNING id, email`,
);
