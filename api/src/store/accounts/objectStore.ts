import { PHOTO_PATHS, type Role, whyNotAllowed } from "sync-protocol";
import type { NamedCellar } from "../../cellar/ports/cellar.ts";
import type { ObjectName, ObjectRecord, ObjectStore } from "../../cellar/ports/objects.ts";
import { Refused } from "../../cellar/Refused.ts";
import { eachCellarId } from "../eachCellarId.ts";
import { refuse } from "../members/cellarSteps.ts";
import { changed, first, rows, type SqlDatabase, type Steps } from "../SqlDatabase.ts";

/**
 * Number of cellars that a sweep processes before other requests run. SQLite needs a few
 * milliseconds for them.
 */
const CELLARS_AT_ONCE = 100;

interface SharedObject {
  readonly cellarId: string;
  readonly membershipId: string;
}

export function objectStore(database: SqlDatabase): ObjectStore {
  const { isAmong, forShare, forUpdate } = database.dialect;
  const isOfThese = isAmong("cellar_id", "$1");
  const photosWithoutSizeSql = `SELECT cellar_id AS "cellarId", id FROM objects
    WHERE ${isOfThese} AND state = 'finalized' AND bytes = 0`;
  const noteUsed = `UPDATE objects SET unused_since = NULL
    WHERE ${isOfThese} AND unused_since IS NOT NULL AND ${SHOWN}`;
  const noteUnused = `UPDATE objects SET unused_since = $2
    WHERE ${isOfThese} AND state = 'finalized' AND unused_since IS NULL AND NOT ${SHOWN}`;
  const stale = `SELECT ${RECORD} FROM objects
    WHERE ${isOfThese} AND ((state = 'promised' AND created_at < $2) OR unused_since < $3)`;
  const lock = `SELECT id FROM objects WHERE cellar_id = $1 AND id = $2 ${forUpdate}`;
  const holdStill = `SELECT id FROM cellars WHERE id = $1 ${forShare}`;

  /**
   * Refuses a user who may not edit the cellar. Locks the cellar's row, so that the user's role
   * cannot change until the transaction ends.
   */
  function* requireEditor({ cellarId, member }: NamedCellar): Steps<void> {
    const held = yield* first(holdStill, [cellarId]);
    // A personal cellar is missing only if its owner's account has been deleted.
    if (!member && !held) throw new Refused({ code: "unauthenticated" });
    if (!member) return;
    const values = [cellarId, member.userId, member.membershipId];
    const found = yield* first<{ readonly role: Role }>(ROLE, values);
    refuse(whyNotAllowed(found?.role, "editor"));
  }

  return {
    promise: ({ id, ...cellar }, now) =>
      database.transaction(function* () {
        yield* requireEditor(cellar);
        yield* changed(PROMISE, [cellar.cellarId, id, now]);
      }),
    requireEditor: (cellar) => database.transaction(() => requireEditor(cellar)),
    async find({ cellarId, id }) {
      const [object] = await database.rows<ObjectRecord>(FIND, [cellarId, id]);
      return object;
    },
    async sharedWith(userId, id) {
      const [found] = await database.rows<SharedObject>(SHARED_WITH, [userId, id]);
      return (
        found && { cellarId: found.cellarId, member: { userId, membershipId: found.membershipId } }
      );
    },
    async noteBytes({ cellarId, id }, bytes) {
      await database.changed(NOTE_BYTES, [cellarId, id, bytes]);
    },
    finalize: ({ id, ...cellar }, bytes) =>
      database.transaction(function* () {
        const { cellarId } = cellar;
        if (!(yield* first(FIND, [cellarId, id]))) return false;
        yield* requireEditor(cellar);
        return (yield* changed(FINALIZE, [cellarId, id, bytes])) > 0;
      }),
    async bytesOf(cellarId, { since, reserved }) {
      const values = [cellarId, since, reserved];
      const [sum] = await database.rows<{ readonly bytes: number }>(BYTES_OF, values);
      return sum?.bytes ?? 0;
    },
    cellarIds: () =>
      eachCellarId(async (after) => {
        const values = [after, CELLARS_AT_ONCE];
        const cellars = await database.rows<{ readonly id: string }>(CELLARS_AFTER, values);
        return cellars.map(({ id }) => id);
      }),
    photosWithoutSize: (cellarIds) => database.rows<ObjectName>(photosWithoutSizeSql, [cellarIds]),
    stale: (cellarIds, now, { promised, unused }) =>
      database.transaction(function* () {
        yield* changed(noteUsed, [cellarIds]);
        yield* changed(noteUnused, [cellarIds, now]);
        return yield* rows<ObjectRecord>(stale, [cellarIds, promised, unused]);
      }),
    forget: ({ cellarId, id }) =>
      database.transaction(function* () {
        // A batch that adds the photo to a record locks the same row. The next statement therefore
        // sees the batch's result.
        yield* rows(lock, [cellarId, id]);
        return (yield* changed(FORGET, [cellarId, id])) > 0;
      }),
  };
}

const RECORD = `cellar_id AS "cellarId", id, state, created_at AS "createdAt"`;

/**
 * SQL condition: a wine or event of the cellar shows the photo. Removed wines and events count as
 * showing none [F2: retention].
 */
const SHOWN = `(EXISTS (
  SELECT 1 FROM wines
  WHERE wines.cellar_id = objects.cellar_id AND photo_url = '${PHOTO_PATHS}' || objects.id
    AND NOT wines.deleted
) OR EXISTS (
  SELECT 1 FROM records
  WHERE records.cellar_id = objects.cellar_id AND photo_url = '${PHOTO_PATHS}' || objects.id
))`;

const CELLARS_AFTER = "SELECT id FROM cellars WHERE id > $1 ORDER BY id LIMIT $2 + 0";
const PROMISE =
  "INSERT INTO objects (cellar_id, id, state, created_at) VALUES ($1, $2, 'promised', $3)";
const FIND = `SELECT ${RECORD} FROM objects WHERE cellar_id = $1 AND id = $2`;
const SHARED_WITH = `SELECT m.cellar_id AS "cellarId", m.membership_id AS "membershipId"
  FROM members m JOIN objects o ON o.cellar_id = m.cellar_id
  WHERE m.user_id = $1 AND o.id = $2 AND o.state = 'finalized'`;
const NOTE_BYTES = "UPDATE objects SET bytes = $3 WHERE cellar_id = $1 AND id = $2";
const FINALIZE =
  "UPDATE objects SET state = 'finalized', bytes = $3 WHERE cellar_id = $1 AND id = $2";
const ROLE =
  "SELECT role FROM members WHERE cellar_id = $1 AND user_id = $2 AND membership_id = $3";
const BYTES_OF = `WITH owner AS (
    SELECT coalesce(
      (SELECT user_id FROM members WHERE cellar_id = $1 AND role = 'owner'), $1
    ) AS id
  )
  SELECT CAST(coalesce(sum(
    CASE WHEN state = 'promised' AND created_at >= $2 THEN $3 ELSE bytes END
  ), 0) AS bigint) AS bytes
  FROM (
    SELECT id FROM owner
    UNION SELECT cellar_id FROM members
    WHERE user_id = (SELECT id FROM owner) AND role = 'owner'
  ) AS owned JOIN objects ON objects.cellar_id = owned.id`;
const FORGET = `DELETE FROM objects WHERE cellar_id = $1 AND id = $2 AND NOT ${SHOWN}`;
