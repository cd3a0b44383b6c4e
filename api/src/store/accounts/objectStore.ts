import { PHOTO_PATHS } from "sync-protocol";
import type { ObjectName, ObjectRecord, ObjectStore } from "../../cellar/ports/objects.ts";
import { eachUserId } from "../eachUserId.ts";
import { changed, rows, type SqlDatabase } from "../SqlDatabase.ts";

/** How many users are processed without a break; takes a few milliseconds in SQLite. */
const OWNERS_AT_ONCE = 100;

export function objectStore(database: SqlDatabase): ObjectStore {
  const { accounts, isAmong, forUpdate } = database.dialect;
  const ownersAfter = `SELECT id FROM ${accounts} WHERE id > $1 ORDER BY id LIMIT $2 + 0`;
  const isOwned = isAmong("user_id", "$1");
  const unweighed = `SELECT user_id AS "userId", id FROM objects
    WHERE ${isOwned} AND state = 'finalized' AND bytes = 0`;
  const noteUsed = `UPDATE objects SET unused_since = NULL
    WHERE ${isOwned} AND unused_since IS NOT NULL AND ${SHOWN}`;
  const noteUnused = `UPDATE objects SET unused_since = $2
    WHERE ${isOwned} AND state = 'finalized' AND unused_since IS NULL AND NOT ${SHOWN}`;
  const stale = `SELECT ${RECORD} FROM objects
    WHERE ${isOwned} AND ((state = 'promised' AND created_at < $2) OR unused_since < $3)`;
  const lock = `SELECT id FROM objects WHERE user_id = $1 AND id = $2 ${forUpdate}`;

  return {
    async promise({ userId, id }, now) {
      await database.changed(PROMISE, [userId, id, now]);
    },
    async find({ userId, id }) {
      const [object] = await database.rows<ObjectRecord>(FIND, [userId, id]);
      return object;
    },
    async noteBytes({ userId, id }, bytes) {
      await database.changed(NOTE_BYTES, [userId, id, bytes]);
    },
    finalize: async ({ userId, id }, bytes) =>
      (await database.changed(FINALIZE, [userId, id, bytes])) > 0,
    async bytesOf(userId, { since, reserved }) {
      const values = [userId, since, reserved];
      const [sum] = await database.rows<{ readonly bytes: number }>(BYTES_OF, values);
      return sum?.bytes ?? 0;
    },
    owners: () =>
      eachUserId(async (after) => {
        const values = [after, OWNERS_AT_ONCE];
        const owners = await database.rows<{ readonly id: string }>(ownersAfter, values);
        return owners.map(({ id }) => id);
      }),
    unweighed: (owners) => database.rows<ObjectName>(unweighed, [owners]),
    stale: (owners, now, { promised, unused }) =>
      database.transaction(function* () {
        yield* changed(noteUsed, [owners]);
        yield* changed(noteUnused, [owners, now]);
        return yield* rows<ObjectRecord>(stale, [owners, promised, unused]);
      }),
    forget: ({ userId, id }) =>
      database.transaction(function* () {
        // A batch that is about to show the photo locks it too, so that the next statement sees the
        // batch's effect.
        yield* rows(lock, [userId, id]);
        return (yield* changed(FORGET, [userId, id])) > 0;
      }),
  };
}

const RECORD = `user_id AS "userId", id, state, created_at AS "createdAt"`;

/**
 * Whether a wine or event of the user's cellar shows the object. A removed one shows none [F2:
 * retention].
 */
const SHOWN = `(EXISTS (
  SELECT 1 FROM wines
  WHERE wines.user_id = objects.user_id AND photo_url = '${PHOTO_PATHS}' || objects.id
    AND NOT wines.deleted
) OR EXISTS (
  SELECT 1 FROM records
  WHERE records.user_id = objects.user_id AND photo_url = '${PHOTO_PATHS}' || objects.id
))`;

const PROMISE =
  "INSERT INTO objects (user_id, id, state, created_at) VALUES ($1, $2, 'promised', $3)";
const FIND = `SELECT ${RECORD} FROM objects WHERE user_id = $1 AND id = $2`;
const NOTE_BYTES = "UPDATE objects SET bytes = $3 WHERE user_id = $1 AND id = $2";
const FINALIZE =
  "UPDATE objects SET state = 'finalized', bytes = $3 WHERE user_id = $1 AND id = $2";
const BYTES_OF = `SELECT CAST(coalesce(sum(
    CASE WHEN state = 'promised' AND created_at >= $2 THEN $3 ELSE bytes END
  ), 0) AS bigint) AS bytes
  FROM objects WHERE user_id = $1`;
const FORGET = `DELETE FROM objects WHERE user_id = $1 AND id = $2 AND NOT ${SHOWN}`;
