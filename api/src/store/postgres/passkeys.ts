import type { ChallengeStore, PasskeyStore } from "../../cellar/ports/waysIn.ts";
import { type PasskeyRow, readPasskey, transportsText } from "../passkeyRows.ts";
import { type Postgres, statement } from "./connection.ts";

/** Passkeys in PostgreSQL. */
export function postgresPasskeys(database: Postgres): PasskeyStore {
  return {
    add: (passkey, passwordHash, most) =>
      database.transaction(async (connection) => {
        const { id, userId, credentialId, publicKey, counter, name, createdAt, usedAt } = passkey;
        // Whoever adds another for the same person, or changes the password, waits.
        const [account] = await connection.rows<HeldAccount>(HOLD_ACCOUNT, [userId]);
        if (account?.passwordHash !== passwordHash) return "other password";
        const held = await connection.rows<PasskeyRow>(OF_PERSON, [userId]);
        if (held.length >= most) return "too many";
        const transports = transportsText(passkey.transports);
        const values = [
          id,
          userId,
          credentialId,
          publicKey,
          counter,
          transports,
          name,
          createdAt,
          usedAt,
        ];
        return (await connection.changed(INSERT, values)) === 1 ? "added" : "known";
      }),
    async find(credentialId) {
      const [row] = await database.rows<PasskeyRow>(BY_CREDENTIAL, [credentialId]);
      return row && readPasskey(row);
    },
    async noteUse({ id, counter, usedAt }) {
      return (await database.changed(NOTE_USE, [id, counter, usedAt])) === 1;
    },
    async list(userId) {
      const rows = await database.rows<PasskeyRow>(OF_PERSON, [userId]);
      return rows.map(readPasskey);
    },
    async rename(userId, id, name) {
      const [row] = await database.rows<PasskeyRow>(RENAME, [userId, id, name]);
      return row && readPasskey(row);
    },
    remove: (userId, id, needsOne, issuer) =>
      database.transaction(async (connection) => {
        const [account] = await connection.rows<HeldAccount>(HOLD_ACCOUNT, [userId]);
        const held = await connection.rows<PasskeyRow>(OF_PERSON, [userId]);
        if (!account || held.every((passkey) => passkey.id !== id)) return "unknown";
        const identities = await connection.rows(IDENTITY, [userId, issuer]);
        const isAlone = held.length === 1 && identities.length === 0;
        if (isAlone && needsOne(account.passwordHash)) return "last";
        await connection.changed(REMOVE, [userId, id]);
        return "removed";
      }),
    async any() {
      return (await database.rows(ANY, [])).length > 0;
    },
  };
}

/** The answered challenges in PostgreSQL. */
export function postgresChallenges(database: Postgres): ChallengeStore {
  return {
    use: async (hash, expiresAt) => (await database.changed(USE, [hash, expiresAt])) === 1,
    async sweep(now) {
      await database.changed(SWEEP, [now]);
    },
  };
}

interface HeldAccount {
  readonly passwordHash: string;
}

const COLUMNS = `id, user_id AS "userId", credential_id AS "credentialId", public_key AS "publicKey",
  counter, transports, name, created_at AS "createdAt", used_at AS "usedAt"`;

const HOLD_ACCOUNT = statement(
  `SELECT password_hash AS "passwordHash" FROM accounts WHERE id = $1 FOR UPDATE`,
);
const BY_CREDENTIAL = statement(`SELECT ${COLUMNS} FROM passkeys WHERE credential_id = $1`);
const OF_PERSON = statement(
  `SELECT ${COLUMNS} FROM passkeys WHERE user_id = $1 ORDER BY created_at DESC, id`,
);
const INSERT = statement(
  `INSERT INTO passkeys (
     id, user_id, credential_id, public_key, counter, transports, name, created_at, used_at
   ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (credential_id) DO NOTHING`,
);
const NOTE_USE = statement(
  `UPDATE passkeys SET counter = $2, used_at = $3
   WHERE id = $1 AND (counter < $2 OR counter = 0 AND $2 = 0)`,
);
const RENAME = statement(
  `UPDATE passkeys SET name = $3 WHERE user_id = $1 AND id = $2 RETURNING ${COLUMNS}`,
);
const IDENTITY = statement("SELECT 1 FROM identities WHERE user_id = $1 AND issuer = $2");
const REMOVE = statement("DELETE FROM passkeys WHERE user_id = $1 AND id = $2");
const ANY = statement("SELECT 1 FROM passkeys LIMIT 1");
const USE = statement(
  `INSERT INTO answered_challenges (hash, expires_at) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING`,
);
const SWEEP = statement("DELETE FROM answered_challenges WHERE expires_at <= $1");
