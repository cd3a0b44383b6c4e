import type { Identity, IdentityStore } from "../../cellar/ports/identities.ts";
import { type Connection, type Postgres, statement } from "./connection.ts";

/** Identities in PostgreSQL. */
export function postgresIdentities(database: Postgres): IdentityStore {
  return {
    link: (identity, passwordHash) =>
      database.transaction(async (connection) => {
        // Whoever changes the password of the same person waits.
        const [account] = await connection.rows<HeldAccount>(HOLD_ACCOUNT, [identity.userId]);
        if (account?.passwordHash !== passwordHash) return "other password";
        return (await addIdentity(connection, identity)) ? "linked" : "known";
      }),
    async find({ issuer, subject }) {
      const [identity] = await database.rows<Identity>(FIND, [issuer, subject]);
      return identity;
    },
    async of(userId, issuer) {
      const [identity] = await database.rows<Identity>(OF_PERSON, [userId, issuer]);
      return identity;
    },
    async noteUse({ issuer, subject }, usedAt) {
      await database.changed(NOTE_USE, [issuer, subject, usedAt]);
    },
    unlink: (userId, issuer, needsOne) =>
      database.transaction(async (connection) => {
        // Whoever removes the last passkey, or the password, waits.
        const [account] = await connection.rows<HeldAccount>(HOLD_ACCOUNT, [userId]);
        const held = await connection.rows(OF_PERSON, [userId, issuer]);
        if (!account || held.length === 0) return "unknown";
        const passkeys = await connection.rows(PASSKEY, [userId]);
        if (passkeys.length === 0 && needsOne(account.passwordHash)) return "last";
        await connection.changed(REMOVE, [userId, issuer]);
        return "unlinked";
      }),
  };
}

/** Adds an identity, if nobody has it and its person none of that issuer; says whether it did. */
export async function addIdentity(connection: Connection, identity: Identity): Promise<boolean> {
  const { userId, issuer, subject, knownAs, linkedAt, usedAt } = identity;
  const values = [userId, issuer, subject, knownAs, linkedAt, usedAt];
  return (await connection.changed(INSERT, values)) === 1;
}

interface HeldAccount {
  readonly passwordHash: string;
}

const COLUMNS = `user_id AS "userId", issuer, subject, known_as AS "knownAs",
  linked_at AS "linkedAt", used_at AS "usedAt"`;

const HOLD_ACCOUNT = statement(
  `SELECT password_hash AS "passwordHash" FROM accounts WHERE id = $1 FOR UPDATE`,
);
const INSERT = statement(
  `INSERT INTO identities (user_id, issuer, subject, known_as, linked_at, used_at)
   VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
);
const FIND = statement(`SELECT ${COLUMNS} FROM identities WHERE issuer = $1 AND subject = $2`);
const OF_PERSON = statement(`SELECT ${COLUMNS} FROM identities WHERE user_id = $1 AND issuer = $2`);
const NOTE_USE = statement("UPDATE identities SET used_at = $3 WHERE issuer = $1 AND subject = $2");
const PASSKEY = statement("SELECT 1 FROM passkeys WHERE user_id = $1 LIMIT 1");
const REMOVE = statement("DELETE FROM identities WHERE user_id = $1 AND issuer = $2");
