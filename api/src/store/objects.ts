import { PHOTO_PATHS } from "sync-protocol";
import type { Database } from "better-sqlite3";
import type { ObjectRecord, ObjectStore, StaleBefore } from "../cellar/ports.ts";

interface ObjectRow {
  readonly id: string;
  readonly user_id: string;
  readonly state: "promised" | "finalized";
  readonly created_at: number;
}

const SHOWN = `EXISTS (SELECT 1 FROM wines WHERE photo_url = '${PHOTO_PATHS}' || objects.id)`;

/** How many photos are weighed in one go. */
const WEIGHED_AT_ONCE = 1_000;

/** Whose uploads and photos there are, in SQLite. */
export function sqliteObjects(database: Database): ObjectStore {
  const insert = database.prepare<[string, string, number]>(
    "INSERT INTO objects (id, user_id, state, created_at) VALUES (?, ?, 'promised', ?)",
  );
  const bytes = database
    .prepare<[number, number, string], number>(
      `SELECT coalesce(sum(iif(state = 'promised' AND created_at >= ?, ?, bytes)), 0)
       FROM objects WHERE user_id = ?`,
    )
    .pluck();
  const setBytes = database.prepare<[number, string]>("UPDATE objects SET bytes = ? WHERE id = ?");
  const selectUnweighed = database
    .prepare<[number], string>(
      "SELECT id FROM objects WHERE state = 'finalized' AND bytes = 0 LIMIT ?",
    )
    .pluck();
  const select = database.prepare<[string], ObjectRow>(
    "SELECT id, user_id, state, created_at FROM objects WHERE id = ?",
  );
  const finalize = database.prepare<[number, string]>(
    "UPDATE objects SET state = 'finalized', bytes = ? WHERE id = ?",
  );
  const noteUsed = database.prepare(
    `UPDATE objects SET unused_since = NULL WHERE unused_since IS NOT NULL AND ${SHOWN}`,
  );
  const noteUnused = database.prepare<[number]>(
    `UPDATE objects SET unused_since = ?
     WHERE state = 'finalized' AND unused_since IS NULL AND NOT ${SHOWN}`,
  );
  const selectStale = database.prepare<[number, number], ObjectRow>(
    `SELECT id, user_id, state, created_at FROM objects
     WHERE (state = 'promised' AND created_at < ?) OR unused_since < ?`,
  );
  const remove = database.prepare<[string]>(`DELETE FROM objects WHERE id = ? AND NOT ${SHOWN}`);

  const stale = database.transaction((now: number, { promised, unused }: StaleBefore) => {
    noteUsed.run();
    noteUnused.run(now);
    return selectStale.all(promised, unused).map(recordOf);
  });

  return {
    promise({ id, userId }, now) {
      insert.run(id, userId, now);
      return Promise.resolve();
    },
    find(id) {
      const row = select.get(id);
      return Promise.resolve(row && recordOf(row));
    },
    finalize: (id, bytes) => Promise.resolve(finalize.run(bytes, id).changes > 0),
    noteBytes(id, count) {
      setBytes.run(count, id);
      return Promise.resolve();
    },
    bytesOf: (userId, { since, reserved }) =>
      Promise.resolve(bytes.get(since, reserved, userId) ?? 0),
    unweighed: () => Promise.resolve(selectUnweighed.all(WEIGHED_AT_ONCE)),
    stale: (now, before) => Promise.resolve(stale.immediate(now, before)),
    forget: (id) => Promise.resolve(remove.run(id).changes > 0),
  };
}

function recordOf({ id, user_id, state, created_at }: ObjectRow): ObjectRecord {
  return { id, userId: user_id, state, createdAt: created_at };
}
