import { NO_PASSWORD } from "../../cellar/accounts/account.ts";
import type { DeletionStore } from "../../cellar/ports/accounts.ts";
import { personalCellarOf } from "../../cellar/personalCellar.ts";
import { endMemberships } from "../members/endMemberships.ts";
import { changed, first, type SqlDatabase } from "../SqlDatabase.ts";

interface DeletionLink {
  readonly userId: string;
  readonly passwordHash: string;
}

interface IdRow {
  readonly id: string;
}

export function deletionStore(database: SqlDatabase): DeletionStore {
  const { accounts, isAmong } = database.dialect;
  const memberships = endMemberships(database.dialect);
  const replaceHash = `UPDATE ${accounts} SET password_hash = $1 WHERE id = $2 AND password_hash = $3`;
  const dropAccount = `DELETE FROM ${accounts} WHERE id = $1`;
  const among = `SELECT user_id AS id FROM account_deletions WHERE ${isAmong("user_id", "$1")}`;
  const idsIn = (found: readonly IdRow[]) => found.map(({ id }) => id);

  return {
    request: ({ userId, tokenHash, requestedAt, dueAt }, passwordHash) =>
      database.transaction(function* () {
        // The password hash is replaced first, so that a simultaneous sign-in has either finished
        // already or fails with the old password.
        const replaced = yield* changed(replaceHash, [NO_PASSWORD, userId, passwordHash]);
        if (replaced === 0) return false;
        yield* memberships.requireNoneShared(userId);
        for (const drop of DROP_ACCESS) yield* changed(drop, [userId]);
        yield* changed(INSERT, [userId, tokenHash, passwordHash, requestedAt, dueAt]);
        return true;
      }),
    cancel: (tokenHash, now) =>
      database.transaction(function* () {
        const deletion = yield* first<DeletionLink>(REDEEM, [tokenHash, now]);
        if (!deletion) return undefined;
        const { userId, passwordHash } = deletion;
        yield* changed(replaceHash, [passwordHash, userId, NO_PASSWORD]);
        return userId;
      }),
    due: async (now) => idsIn(await database.rows(DUE, [now])),
    objectsOf: async (userId) => idsIn(await database.rows(OBJECTS, [personalCellarOf(userId)])),
    remove: (userId, now) =>
      database.transaction(function* () {
        const ended = yield* memberships.end(userId, now);
        yield* changed(dropAccount, [userId]);
        for (const drop of DROP_USER) yield* changed(drop, [userId]);
        yield* changed(NOTE, [userId, now]);
        return ended;
      }),
    among: async (userIds) => idsIn(await database.rows(among, [userIds])),
    async sweep(doneBefore) {
      await database.changed(FORGET, [doneBefore]);
    },
  };
}

function dropOf(table: string): string {
  return `DELETE FROM ${table} WHERE user_id = $1`;
}

const DROP_ACCESS = [
  "reset_links",
  "sessions",
  "access_tokens",
  "calendar_feeds",
  "webhooks",
  "notifications",
].map(dropOf);
const DROP_USER = [
  "reset_links",
  "email_undos",
  "sessions",
  "access_tokens",
  "calendar_feeds",
  "webhooks",
  "passkeys",
  "second_factors",
  "recovery_codes",
  "identities",
  "reminder_mails",
  "notifications",
  "ended_memberships",
].map(dropOf);
const INSERT = `INSERT INTO account_deletions (user_id, token_hash, password_hash, requested_at, due_at)
  VALUES ($1, $2, $3, $4, $5)`;
const REDEEM = `DELETE FROM account_deletions WHERE token_hash = $1 AND due_at > $2
  RETURNING user_id AS "userId", password_hash AS "passwordHash"`;
const DUE = "SELECT user_id AS id FROM account_deletions WHERE done_at IS NULL AND due_at <= $1";
const OBJECTS = `SELECT id FROM objects WHERE cellar_id = $1
  UNION ALL SELECT id FROM members AS own JOIN objects ON objects.cellar_id = own.cellar_id
  WHERE own.user_id = $1 AND own.role = 'owner' AND NOT EXISTS (
    SELECT 1 FROM members WHERE members.cellar_id = own.cellar_id AND members.user_id <> $1
  )`;
const NOTE = `INSERT INTO account_deletions (user_id, requested_at, due_at, done_at) VALUES ($1, $2, $2, $2)
  ON CONFLICT (user_id) DO UPDATE SET token_hash = NULL, password_hash = NULL, done_at = $2`;
const FORGET = "DELETE FROM account_deletions WHERE done_at < $1";
