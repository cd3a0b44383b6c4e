import { NO_PASSWORD } from "../../cellar/accounts/account.ts";
import type { DeletionStore } from "../../cellar/ports/accounts.ts";
import { type Postgres, statement } from "./connection.ts";

/** Every table whose rows are a person's. */
const OF_PERSON = [
  "reset_links",
  "email_undos",
  "sessions",
  "access_tokens",
  "passkeys",
  "second_factors",
  "recovery_codes",
  "identities",
  "reminder_mails",
  "cellars",
  "wines",
  "records",
  "results",
  "devices",
  "device_ops",
] as const;

/** Deletions of accounts in PostgreSQL. */
export function postgresDeletions(database: Postgres): DeletionStore {
  const idsIn = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

  return {
    request: ({ userId, tokenHash, requestedAt, dueAt }, passwordHash) =>
      database.transaction(async (connection) => {
        // First, so that a sign-in under way is over, or finds another password.
        const values = [NO_PASSWORD, userId, passwordHash];
        if ((await connection.changed(REPLACE_HASH, values)) === 0) return false;
        for (const drop of WAYS_IN) await connection.changed(drop, [userId]);
        await connection.changed(INSERT, [userId, tokenHash, passwordHash, requestedAt, dueAt]);
        return true;
      }),
    cancel: (tokenHash, now) =>
      database.transaction(async (connection) => {
        const [deletion] = await connection.rows<{
          readonly userId: string;
          readonly passwordHash: string;
        }>(REDEEM, [tokenHash, now]);
        if (!deletion) return undefined;
        const values = [deletion.passwordHash, deletion.userId, NO_PASSWORD];
        await connection.changed(REPLACE_HASH, values);
        return deletion.userId;
      }),
    due: async (now) => idsIn(await database.rows(DUE, [now])),
    objectsOf: async (userId) => idsIn(await database.rows(OBJECTS, [userId])),
    remove: (userId, now) =>
      database.transaction(async (connection) => {
        await connection.changed(DROP_ACCOUNT, [userId]);
        const objects = await connection.rows<{ readonly id: string }>(DROP_OBJECTS, [userId]);
        for (const drop of DROPS) await connection.changed(drop, [userId]);
        await connection.changed(NOTE, [userId, now]);
        return idsIn(objects);
      }),
    among: async (userIds) => idsIn(await database.rows(AMONG, [userIds])),
    async sweep(doneBefore) {
      await database.changed(FORGET, [doneBefore]);
    },
  };
}

const dropOf = (table: string) => statement(`DELETE FROM ${table} WHERE user_id = $1`);

const REPLACE_HASH = statement(
  "UPDATE accounts SET password_hash = $1 WHERE id = $2 AND password_hash = $3",
);
const WAYS_IN = ["reset_links", "sessions", "access_tokens"].map(dropOf);
const INSERT = statement(
  `INSERT INTO account_deletions (user_id, token_hash, password_hash, requested_at, due_at)
   VALUES ($1, $2, $3, $4, $5)`,
);
const REDEEM = statement(
  `DELETE FROM account_deletions WHERE token_hash = $1 AND due_at > $2
   RETURNING user_id AS "userId", password_hash AS "passwordHash"`,
);
const DUE = statement(
  "SELECT user_id AS id FROM account_deletions WHERE done_at IS NULL AND due_at <= $1",
);
const OBJECTS = statement("SELECT id FROM objects WHERE user_id = $1");
const DROP_ACCOUNT = statement("DELETE FROM accounts WHERE id = $1");
const DROP_OBJECTS = statement("DELETE FROM objects WHERE user_id = $1 RETURNING id");
const DROPS = OF_PERSON.map(dropOf);
const NOTE = statement(
  `INSERT INTO account_deletions (user_id, requested_at, due_at, done_at) VALUES ($1, $2, $2, $2)
   ON CONFLICT (user_id) DO UPDATE SET token_hash = NULL, password_hash = NULL, done_at = $2`,
);
const AMONG = statement("SELECT user_id AS id FROM account_deletions WHERE user_id = ANY ($1)");
const FORGET = statement("DELETE FROM account_deletions WHERE done_at < $1");
