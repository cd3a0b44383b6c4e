import { type ListedToken, mayChangeRows, type Role, tokenScopeSchema } from "sync-protocol";
import * as z from "zod/mini";
import type { AccessToken, TokenStore } from "../../cellar/ports/signInMethods.ts";
import { cellarSteps } from "../members/cellarSteps.ts";
import { changed, rows, type SqlDatabase } from "../SqlDatabase.ts";

interface TokenRow extends Omit<AccessToken, "scopes"> {
  /** Scopes of the token, separated by spaces. */
  readonly scopes: string;
  /** The user's role in the token's cellar; `null` for the owner of a personal cellar. */
  readonly role: Role | null;
}

export function tokenStore(database: SqlDatabase): TokenStore {
  const { accounts, forUpdate } = database.dialect;
  const { requireRole } = cellarSteps(database.dialect);
  const lockAccount = `SELECT id FROM ${accounts} WHERE id = $1 AND password_hash = $2 ${forUpdate}`;

  return {
    add: (token, passwordHash, most) =>
      database.transaction(function* () {
        const { id, userId, cellarId, secretHash, name, scopes, createdAt, expiresAt } = token;
        // Locks the account, because a simultaneous request could add a token or change the
        // password.
        const held = yield* rows(lockAccount, [userId, passwordHash]);
        if (held.length === 0) return "other password";
        yield* requireRole(cellarId, userId, scopes.includes("write") ? "editor" : "viewer");
        yield* changed(DROP_EXPIRED, [createdAt]);
        const tokens = yield* rows(OF_USER, [userId, 0]);
        if (tokens.length >= most) return "too many";
        const words = scopes.join(" ");
        const values = [id, userId, cellarId, secretHash, name, words, createdAt, expiresAt];
        yield* changed(INSERT, values);
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
      const found = await database.rows<TokenRow>(OF_USER, [userId, now]);
      return found.map(readToken).map(listedToken);
    },
    async remove(userId, id) {
      return (await database.changed(REMOVE, [userId, id])) === 1;
    },
    async sweep(now) {
      await database.changed(DROP_EXPIRED, [now]);
    },
  };
}

const scopesSchema = z.array(tokenScopeSchema);

function readToken({ role, ...row }: TokenRow): AccessToken {
  const scopes = scopesSchema.parse(row.scopes.split(" "));
  const mayWrite = role === null || mayChangeRows(role);
  return { ...row, scopes: mayWrite ? scopes : scopes.filter((scope) => scope !== "write") };
}

function listedToken(token: AccessToken): ListedToken {
  const { id, cellarId, name, scopes, createdAt, usedAt, expiresAt } = token;
  return { id, cellarId, name, scopes, createdAt, usedAt, expiresAt };
}

const COLUMNS = `id, user_id AS "userId", cellar_id AS "cellarId", secret_hash AS "secretHash",
  name, scopes, created_at AS "createdAt", used_at AS "usedAt", expires_at AS "expiresAt",
  (SELECT role FROM members WHERE members.cellar_id = access_tokens.cellar_id
    AND members.user_id = access_tokens.user_id) AS role`;
const BY_HASH = `SELECT ${COLUMNS} FROM access_tokens WHERE secret_hash = $1 AND expires_at > $2`;
const OF_USER = `SELECT ${COLUMNS} FROM access_tokens WHERE user_id = $1 AND expires_at > $2
  ORDER BY created_at DESC, id`;
const INSERT = `INSERT INTO access_tokens (
    id, user_id, cellar_id, secret_hash, name, scopes, created_at, expires_at
  ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
const NOTE_USE = "UPDATE access_tokens SET used_at = $1 WHERE id = $2";
const REMOVE = "DELETE FROM access_tokens WHERE user_id = $1 AND id = $2";
const DROP_EXPIRED = "DELETE FROM access_tokens WHERE expires_at <= $1";
