import { PHOTO_PATHS } from "sync-protocol";
import type { ObjectName, ObjectRecord, ObjectStore } from "../../cellar/ports/objects.ts";
import { everybody } from "../everybody.ts";
import { type Postgres, statement } from "./connection.ts";

/** How many people's objects are looked through in one transaction. */
const OWNERS_AT_ONCE = 500;

/** Whose uploads and photos there are, in PostgreSQL. */
export function postgresObjects(database: Postgres): ObjectStore {
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
      everybody(async (after) => {
        const values = [after, OWNERS_AT_ONCE];
        const owners = await database.rows<{ readonly id: string }>(OWNERS, values);
        return owners.map(({ id }) => id);
      }),
    unweighed: (owners) => database.rows<ObjectName>(UNWEIGHED, [owners]),
    stale: (owners, now, { promised, unused }) =>
      database.transaction(async (connection) => {
        await connection.changed(NOTE_USED, [owners]);
        await connection.changed(NOTE_UNUSED, [owners, now]);
        return connection.rows<ObjectRecord>(STALE, [owners, promised, unused]);
      }),
    forget: ({ userId, id }) =>
      database.transaction(async (connection) => {
        // A batch that is about to show the photo holds it too: only then does the next statement see.
        await connection.rows(HOLD, [userId, id]);
        return (await connection.changed(FORGET, [userId, id])) > 0;
      }),
  };
}

const RECORD = `user_id AS "userId", id, state, created_at AS "createdAt"`;

/** Whether a wine or an event of the object's own cellar shows it; a removed one shows none (rule F2). */
const SHOWN = `(EXISTS (
  SELECT 1 FROM wines
  WHERE wines.user_id = objects.user_id AND photo_url = '${PHOTO_PATHS}' || objects.id
    AND NOT wines.deleted
) OR EXISTS (
  SELECT 1 FROM records
  WHERE records.user_id = objects.user_id AND photo_url = '${PHOTO_PATHS}' || objects.id
))`;

const PROMISE = statement(
  "INSERT INTO objects (user_id, id, state, created_at) VALUES ($1, $2, 'promised', $3)",
);
const FIND = statement(`SELECT ${RECORD} FROM objects WHERE user_id = $1 AND id = $2`);
const NOTE_BYTES = statement("UPDATE objects SET bytes = $3 WHERE user_id = $1 AND id = $2");
const FINALIZE = statement(
  "UPDATE objects SET state = 'finalized', bytes = $3 WHERE user_id = $1 AND id = $2",
);
const BYTES_OF = statement(
  `SELECT coalesce(sum(
     CASE WHEN state = 'promised' AND created_at >= $2 THEN $3 ELSE bytes END
   ), 0)::bigint AS bytes
   FROM objects WHERE user_id = $1`,
);
const OWNERS = statement("SELECT id FROM accounts WHERE id > $1 ORDER BY id LIMIT $2");
const UNWEIGHED = statement(
  `SELECT user_id AS "userId", id FROM objects
   WHERE user_id = ANY ($1) AND state = 'finalized' AND bytes = 0`,
);
const NOTE_USED = statement(
  `UPDATE objects SET unused_since = NULL
   WHERE user_id = ANY ($1) AND unused_since IS NOT NULL AND ${SHOWN}`,
);
const NOTE_UNUSED = statement(
  `UPDATE objects SET unused_since = $2
   WHERE user_id = ANY ($1) AND state = 'finalized' AND unused_since IS NULL AND NOT ${SHOWN}`,
);
const STALE = statement(
  `SELECT ${RECORD} FROM objects
   WHERE user_id = ANY ($1) AND ((state = 'promised' AND created_at < $2) OR unused_since < $3)`,
);
const HOLD = statement("SELECT id FROM objects WHERE user_id = $1 AND id = $2 FOR UPDATE");
const FORGET = statement(`DELETE FROM objects WHERE user_id = $1 AND id = $2 AND NOT ${SHOWN}`);
