import type { TokenStore } from "../../cellar/ports/waysIn.ts";
import { listedToken, readToken, scopesText, type TokenRow } from "../tokenRows.ts";
import { type Postgres, statement } from "./connection.ts";

/** Access tokens in PostgreSQL. */
export function postgresTokens(database: Postgres): TokenStore {
  return {
    add: ({ id, userId, secretHash, name, scopes, createdAt, expiresAt }, passwordHash, most) =>
      database.transaction(async (connection) => {
        // Whoever makes another for the same person, or changes the password, waits.
        const held = await connection.rows(HOLD_ACCOUNT, [userId, passwordHash]);
        if (held.length === 0) return "other password";
        await connection.changed(DROP_EXPIRED, [createdAt]);
        const tokens = await connection.rows(OF_PERSON, [userId, 0]);
        if (tokens.length >= most) return "too many";
        const values = [id, userId, secretHash, name, scopesText(scopes), createdAt, expiresAt];
        await connection.changed(INSERT, values);
        return "added";
      }),
    async find(secretHash, now) {
      const [row] = await database.rows<TokenRow>(BY_HASH, [secretHash, now]);
      return row && readToken(row);
    },
    async noteUse(id, now) {
      await database.changed(NOTE_USE, [now, id]);
    },
    async list(userId, now) {
      const rows = await database.rows<TokenRow>(OF_PERSON, [userId, now]);
      return rows.map(readToken).map(listedToken);
    },
    async remove(userId, id) {
      return (await database.changed(REMOVE, [userId, id])) === 1;
    },
    async sweep(now) {
      await database.changed(DROP_EXPIRED, [now]);
    },
  };
}

const COLUMNS = `id, user_id AS "userId", secret_hash AS "secretHash", name, scopes,
  created_at AS "createdAt", used_at AS "usedAt", expires_at AS "expiresAt"`;

const HOLD_ACCOUNT = statement(
  "SELECT id FROM accounts WHERE id = $1 AND password_hash = $2 FOR UPDATE",
);
const BY_HASH = statement(
  `SELECT ${COLUMNS} FROM access_tokens WHERE secret_hash = $1 AND expires_at > $2`,
);
const OF_PERSON = statement(
  `SELECT ${COLUMNS} FROM access_tokens WHERE user_id = $1 AND expires_at > $2
   ORDER BY created_at DESC, id`,
);
const INSERT = statement(
  `INSERT INTO access_tokens (id, user_id, secret_hash, name, scopes, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);
const NOTE_USE = statement("UPDATE access_tokens SET used_at = $1 WHERE id = $2");
const REMOVE = statement("DELETE FROM access_tokens WHERE user_id = $1 AND id = $2");
const DROP_EXPIRED = statement("DELETE FROM access_tokens WHERE expires_at <= $1");
