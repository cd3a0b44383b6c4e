import { PHOTO_PATHS } from "sync-protocol";
import type { ObjectRecord, ObjectStore } from "../../cellar/ports.ts";
import { type Postgres, statement } from "./connection.ts";

/** How many photos are weighed in one go. */
const WEIGHED_AT_ONCE = 1_000;

/** Whose uploads and photos there are, in PostgreSQL. */
export function postgresObjects(database: Postgres): ObjectStore {
  return {
    async promise({ id, userId }, now) {
      await database.changed(PROMISE, [id, userId, now]);
    },
    async find(id) {
      const [object] = await database.rows<ObjectRecord>(FIND, [id]);
      return object;
    },
    async noteBytes(id, bytes) {
      await database.changed(NOTE_BYTES, [id, bytes]);
    },
    finalize: async (id, bytes) => (await database.changed(FINALIZE, [id, bytes])) > 0,
    async bytesOf(userId, { since, reserved }) {
      const values = [userId, since, reserved];
      const [sum] = await database.rows<{ readonly bytes: number }>(BYTES_OF, values);
      return sum?.bytes ?? 0;
    },
    async unweighed() {
      const photos = await database.rows<{ readonly id: string }>(UNWEIGHED, [WEIGHED_AT_ONCE]);
      return photos.map(({ id }) => id);
    },
    stale: (now, { promised, unused }) =>
      database.transaction(async (connection) => {
        await connection.changed(NOTE_USED, []);
        await connection.changed(NOTE_UNUSED, [now]);
        return connection.rows<ObjectRecord>(STALE, [promised, unused]);
      }),
    forget: (id) =>
      database.transaction(async (connection) => {
        // A batch that is about to show the photo holds it too: only then does the next statement see.
        await connection.rows(HOLD, [id]);
        return (await connection.changed(FORGET, [id])) > 0;
      }),
  };
}

const RECORD = `id, user_id AS "userId", state, created_at AS "createdAt"`;

/** Whether a wine of the object's own cellar shows it. */
const SHOWN = `EXISTS (
  SELECT 1 FROM wines
  WHERE wines.user_id = objects.user_id AND photo_url = '${PHOTO_PATHS}' || objects.id
)`;

const PROMISE = statement(
  "INSERT INTO objects (id, user_id, state, created_at) VALUES ($1, $2, 'promised', $3)",
);
const FIND = statement(`SELECT ${RECORD} FROM objects WHERE id = $1`);
const NOTE_BYTES = statement("UPDATE objects SET bytes = $2 WHERE id = $1");
const FINALIZE = statement("UPDATE objects SET state = 'finalized', bytes = $2 WHERE id = $1");
const BYTES_OF = statement(
  `SELECT coalesce(sum(
     CASE WHEN state = 'promised' AND created_at >= $2 THEN $3 ELSE bytes END
   ), 0)::bigint AS bytes
   FROM objects WHERE user_id = $1`,
);
const UNWEIGHED = statement(
  "SELECT id FROM objects WHERE state = 'finalized' AND bytes = 0 LIMIT $1",
);
const NOTE_USED = statement(
  `UPDATE objects SET unused_since = NULL WHERE unused_since IS NOT NULL AND ${SHOWN}`,
);
const NOTE_UNUSED = statement(
  `UPDATE objects SET unused_since = $1
   WHERE state = 'finalized' AND unused_since IS NULL AND NOT ${SHOWN}`,
);
const STALE = statement(
  `SELECT ${RECORD} FROM objects
   WHERE (state = 'promised' AND created_at < $1) OR unused_since < $2`,
);
const HOLD = statement("SELECT id FROM objects WHERE id = $1 FOR UPDATE");
const FORGET = statement(`DELETE FROM objects WHERE id = $1 AND NOT ${SHOWN}`);
