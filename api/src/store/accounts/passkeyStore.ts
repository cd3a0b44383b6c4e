import { PASSKEY_TRANSPORTS } from "sync-protocol";
import type { ChallengeStore, Passkey, PasskeyStore } from "../../cellar/ports/signInMethods.ts";
import { changed, first, rows, type SqlDatabase } from "../SqlDatabase.ts";

interface PasskeyRow extends Omit<Passkey, "transports"> {
  /** Transports such as `usb`, separated by spaces. */
  readonly transports: string;
}

interface HeldAccount {
  readonly passwordHash: string;
}

export function passkeyStore(database: SqlDatabase): PasskeyStore {
  const { accounts, forUpdate } = database.dialect;
  const lockAccount = `SELECT password_hash AS "passwordHash" FROM ${accounts} WHERE id = $1 ${forUpdate}`;

  return {
    add: (passkey, passwordHash, most) =>
      database.transaction(function* () {
        const { id, userId, credentialId, publicKey, counter, name, createdAt, usedAt } = passkey;
        // Locks the account, because a simultaneous request could add a passkey or change the
        // password.
        const account = yield* first<HeldAccount>(lockAccount, [userId]);
        if (account?.passwordHash !== passwordHash) return "other password";
        const held = yield* rows<PasskeyRow>(OF_USER, [userId]);
        if (held.length >= most) return "too many";
        const transports = passkey.transports.join(" ");
        const values = [id, userId, credentialId, publicKey, counter, transports, name];
        return (yield* changed(INSERT, [...values, createdAt, usedAt])) === 1 ? "added" : "known";
      }),
    async find(credentialId) {
      const [row] = await database.rows<PasskeyRow>(BY_CREDENTIAL, [credentialId]);
      return row && readPasskey(row);
    },
    async noteUse({ id, counter, usedAt }) {
      return (await database.changed(NOTE_USE, [id, counter, usedAt])) === 1;
    },
    async list(userId) {
      const found = await database.rows<PasskeyRow>(OF_USER, [userId]);
      return found.map(readPasskey);
    },
    async rename(userId, id, name) {
      const [row] = await database.rows<PasskeyRow>(RENAME, [userId, id, name]);
      return row && readPasskey(row);
    },
    remove: (userId, id, needsOne, issuer) =>
      database.transaction(function* () {
        const account = yield* first<HeldAccount>(lockAccount, [userId]);
        const held = yield* rows<PasskeyRow>(OF_USER, [userId]);
        if (!account || held.every((passkey) => passkey.id !== id)) return "unknown";
        const identities = yield* rows(IDENTITY, [userId, issuer]);
        const isAlone = held.length === 1 && identities.length === 0;
        if (isAlone && needsOne(account.passwordHash)) return "last";
        yield* changed(REMOVE, [userId, id]);
        return "removed";
      }),
    any: async () => (await database.rows(ANY, [])).length > 0,
  };
}

export function challengeStore(database: SqlDatabase): ChallengeStore {
  return {
    use: async (hash, expiresAt) => (await database.changed(USE, [hash, expiresAt])) === 1,
    async sweep(now) {
      await database.changed(SWEEP, [now]);
    },
  };
}

function readPasskey({ transports, ...row }: PasskeyRow): Passkey {
  const kept = transports.split(" ");
  return { ...row, transports: PASSKEY_TRANSPORTS.filter((transport) => kept.includes(transport)) };
}

const COLUMNS = `id, user_id AS "userId", credential_id AS "credentialId", public_key AS "publicKey",
  counter, transports, name, created_at AS "createdAt", used_at AS "usedAt"`;
const BY_CREDENTIAL = `SELECT ${COLUMNS} FROM passkeys WHERE credential_id = $1`;
const OF_USER = `SELECT ${COLUMNS} FROM passkeys WHERE user_id = $1 ORDER BY created_at DESC, id`;
const INSERT = `INSERT INTO passkeys (
    id, user_id, credential_id, public_key, counter, transports, name, created_at, used_at
  ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (credential_id) DO NOTHING`;
const NOTE_USE = `UPDATE passkeys SET counter = $2, used_at = $3
  WHERE id = $1 AND (counter < $2 OR counter = 0 AND $2 = 0)`;
const RENAME = `UPDATE passkeys SET name = $3 WHERE user_id = $1 AND id = $2 RETURNING ${COLUMNS}`;
const IDENTITY = "SELECT 1 FROM identities WHERE user_id = $1 AND issuer = $2";
const REMOVE = "DELETE FROM passkeys WHERE user_id = $1 AND id = $2";
const ANY = "SELECT 1 FROM passkeys LIMIT 1";
const USE =
  "INSERT INTO answered_challenges (hash, expires_at) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING";
const SWEEP = "DELETE FROM answered_challenges WHERE expires_at <= $1";
