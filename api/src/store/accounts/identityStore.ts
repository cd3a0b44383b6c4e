import type { Identity, IdentityStore } from "../../cellar/ports/identities.ts";
import { changed, first, rows, type SqlDatabase, type Steps } from "../SqlDatabase.ts";

interface HeldAccount {
  readonly passwordHash: string;
}

export function identityStore(database: SqlDatabase): IdentityStore {
  const { accounts, forUpdate } = database.dialect;
  const lockAccount = `SELECT password_hash AS "passwordHash" FROM ${accounts} WHERE id = $1 ${forUpdate}`;

  return {
    link: (identity, passwordHash) =>
      database.transaction(function* () {
        // Locks the account, so that its password is not changed at the same time.
        const account = yield* first<HeldAccount>(lockAccount, [identity.userId]);
        if (account?.passwordHash !== passwordHash) return "other password";
        return (yield* addIdentity(identity)) ? "linked" : "known";
      }),
    async find({ issuer, subject }) {
      const [identity] = await database.rows<Identity>(FIND, [issuer, subject]);
      return identity;
    },
    async of(userId, issuer) {
      const [identity] = await database.rows<Identity>(OF_USER, [userId, issuer]);
      return identity;
    },
    async noteUse({ issuer, subject }, usedAt) {
      await database.changed(NOTE_USE, [issuer, subject, usedAt]);
    },
    unlink: (userId, issuer, needsOne) =>
      database.transaction(function* () {
        // Locks the account, so that its last passkey or password is not removed at the same time.
        const account = yield* first<HeldAccount>(lockAccount, [userId]);
        const held = yield* rows(OF_USER, [userId, issuer]);
        if (!account || held.length === 0) return "unknown";
        const passkeys = yield* rows(PASSKEY, [userId]);
        if (passkeys.length === 0 && needsOne(account.passwordHash)) return "last";
        yield* changed(REMOVE, [userId, issuer]);
        return "unlinked";
      }),
  };
}

/**
 * Links an identity to its user. Returns `false` if the identity is already linked, or if its user
 * has another identity of the same issuer.
 */
export function* addIdentity(identity: Identity): Steps<boolean> {
  const { userId, issuer, subject, knownAs, linkedAt, usedAt } = identity;
  return (yield* changed(INSERT, [userId, issuer, subject, knownAs, linkedAt, usedAt])) === 1;
}

const COLUMNS = `user_id AS "userId", issuer, subject, known_as AS "knownAs",
  linked_at AS "linkedAt", used_at AS "usedAt"`;
const INSERT = `INSERT INTO identities (user_id, issuer, subject, known_as, linked_at, used_at)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`;
const FIND = `SELECT ${COLUMNS} FROM identities WHERE issuer = $1 AND subject = $2`;
const OF_USER = `SELECT ${COLUMNS} FROM identities WHERE user_id = $1 AND issuer = $2`;
const NOTE_USE = "UPDATE identities SET used_at = $3 WHERE issuer = $1 AND subject = $2";
const PASSKEY = "SELECT 1 FROM passkeys WHERE user_id = $1 LIMIT 1";
const REMOVE = "DELETE FROM identities WHERE user_id = $1 AND issuer = $2";
