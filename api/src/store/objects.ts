import { PHOTO_PATHS } from "sync-protocol";
import type { Database } from "better-sqlite3";
import type {
  ObjectName,
  ObjectRecord,
  ObjectStore,
  StaleBefore,
} from "../cellar/ports/objects.ts";
import { everybody } from "./everybody.ts";

const RECORD = "user_id AS userId, id, state, created_at AS createdAt";

/** Whether a wine or an event of the object's own cellar shows it; a removed one shows none (rule F2). */
const SHOWN = `(EXISTS (
  SELECT 1 FROM wines
  WHERE wines.user_id = objects.user_id AND photo_url = '${PHOTO_PATHS}' || objects.id
    AND NOT wines.deleted
) OR EXISTS (
  SELECT 1 FROM records
  WHERE records.user_id = objects.user_id AND photo_url = '${PHOTO_PATHS}' || objects.id
))`;

/** How many people's objects are looked through without a break: a few milliseconds. */
const OWNERS_AT_ONCE = 100;

/** Whose uploads and photos there are, in SQLite. */
export function sqliteObjects(database: Database): ObjectStore {
  const insert = database.prepare<[string, string, number]>(
    "INSERT INTO objects (user_id, id, state, created_at) VALUES (?, ?, 'promised', ?)",
  );
  const bytes = database
    .prepare<[number, number, string], number>(
      `SELECT coalesce(sum(iif(state = 'promised' AND created_at >= ?, ?, bytes)), 0)
       FROM objects WHERE user_id = ?`,
    )
    .pluck();
  const setBytes = database.prepare<[number, string, string]>(
    "UPDATE objects SET bytes = ? WHERE user_id = ? AND id = ?",
  );
  const selectOwners = database
    .prepare<[string, number], string>("SELECT id FROM users WHERE id > ? ORDER BY id LIMIT ? + 0")
    .pluck();
  const selectUnweighed = database.prepare<[string], ObjectName>(
    `SELECT user_id AS userId, id FROM objects
     WHERE user_id = ? AND state = 'finalized' AND bytes = 0`,
  );
  const select = database.prepare<[string, string], ObjectRecord>(
    `SELECT ${RECORD} FROM objects WHERE user_id = ? AND id = ?`,
  );
  const finalize = database.prepare<[number, string, string]>(
    "UPDATE objects SET state = 'finalized', bytes = ? WHERE user_id = ? AND id = ?",
  );
  const noteUsed = database.prepare<[string]>(
    `UPDATE objects SET unused_since = NULL
     WHERE user_id = ? AND unused_since IS NOT NULL AND ${SHOWN}`,
  );
  const noteUnused = database.prepare<[number, string]>(
    `UPDATE objects SET unused_since = ?
     WHERE user_id = ? AND state = 'finalized' AND unused_since IS NULL AND NOT ${SHOWN}`,
  );
  const selectStale = database.prepare<[string, number, number], ObjectRecord>(
    `SELECT ${RECORD} FROM objects
     WHERE user_id = ? AND ((state = 'promised' AND created_at < ?) OR unused_since < ?)`,
  );
  const remove = database.prepare<[string, string]>(
    `DELETE FROM objects WHERE user_id = ? AND id = ? AND NOT ${SHOWN}`,
  );

  const stale = database.transaction(
    (owners: readonly string[], now: number, { promised, unused }: StaleBefore) =>
      owners.flatMap((userId) => {
        noteUsed.run(userId);
        noteUnused.run(now, userId);
        return selectStale.all(userId, promised, unused);
      }),
  );

  return {
    promise({ userId, id }, now) {
      insert.run(userId, id, now);
      return Promise.resolve();
    },
    find: ({ userId, id }) => Promise.resolve(select.get(userId, id)),
    finalize: ({ userId, id }, count) =>
      Promise.resolve(finalize.run(count, userId, id).changes > 0),
    noteBytes({ userId, id }, count) {
      setBytes.run(count, userId, id);
      return Promise.resolve();
    },
    bytesOf: (userId, { since, reserved }) =>
      Promise.resolve(bytes.get(since, reserved, userId) ?? 0),
    owners: () => everybody((after) => selectOwners.all(after, OWNERS_AT_ONCE)),
    unweighed: (owners) => Promise.resolve(owners.flatMap((userId) => selectUnweighed.all(userId))),
    stale: (owners, now, before) => Promise.resolve(stale.immediate(owners, now, before)),
    forget: ({ userId, id }) => Promise.resolve(remove.run(userId, id).changes > 0),
  };
}
