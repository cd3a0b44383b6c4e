import type { ValidSession, SessionInList, SessionStore } from "../../cellar/ports/sessions.ts";
import type { SqlDatabase } from "../SqlDatabase.ts";

export function sessionStore(database: SqlDatabase): SessionStore {
  const { accounts, least, forShare } = database.dialect;
  // Locks the account's row, so that a sign-in and a simultaneous password change run one after the
  // other.
  const begin = `INSERT INTO sessions (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by)
    SELECT $1, ${accounts}.id, $2, $3, $4, $4, ${least}(CAST($5 AS bigint), CAST($6 AS bigint)), $6
    FROM ${accounts} WHERE ${accounts}.id = $7 AND password_hash = $8 ${forShare}`;
  const renew = `UPDATE sessions SET
      device = coalesce(nullif($2, ''), device), used_at = $3, expires_at = ${least}($4, ends_by)
    WHERE id_hash = $1`;

  return {
    async read(idHash, now) {
      const [session] = await database.rows<ValidSession>(READ, [idHash, now]);
      return session;
    },
    async begin(session, passwordHash) {
      const { idHash, userId, id, device, usedAt, expiresAt, endsBy } = session;
      const values = [idHash, id, device, usedAt, expiresAt, endsBy, userId, passwordHash];
      return (await database.changed(begin, values)) === 1;
    },
    async renew({ idHash, device, usedAt, expiresAt }) {
      await database.changed(renew, [idHash, device, usedAt, expiresAt]);
    },
    list: (userId, now) => database.rows<SessionInList>(LIST, [userId, now]),
    async end(idHash) {
      await database.changed(END, [idHash]);
    },
    async endAll(userId, exceptIdHash) {
      await database.changed(END_ALL, [userId, exceptIdHash]);
    },
    async sweep(now) {
      await database.changed(SWEEP, [now]);
    },
  };
}

const READ = `SELECT user_id AS "userId", used_at AS "usedAt"
  FROM sessions WHERE id_hash = $1 AND expires_at > $2`;
const LIST = `SELECT id, id_hash AS "idHash", device, began_at AS "beganAt", used_at AS "usedAt"
  FROM sessions WHERE user_id = $1 AND expires_at > $2 ORDER BY began_at`;
const END = "DELETE FROM sessions WHERE id_hash = $1";
const END_ALL = "DELETE FROM sessions WHERE user_id = $1 AND id_hash IS DISTINCT FROM $2";
const SWEEP = "DELETE FROM sessions WHERE expires_at <= $1";
