import type { DeletedCellar } from "../../cellar/ports/members.ts";
import { personalCellarOf } from "../../cellar/personalCellar.ts";
import { changed, first, rows, type Steps } from "../SqlDatabase.ts";

/**
 * Deletes a cellar with all its rows. The caller has locked the cellar's row. The id can never be
 * used for another cellar.
 */
export function* dropCellar(cellarId: string, at: number): Steps<DeletedCellar> {
  const objects = yield* rows<{ readonly id: string }>(DROP_OBJECTS, [cellarId]);
  yield* changed(NOTE_ENDS, [cellarId, at]);
  const dropped = yield* first<{ readonly seq: number }>(DROP, [cellarId]);
  for (const drop of DROP_ROWS) yield* changed(drop, [cellarId]);
  yield* changed(NOTE, [cellarId, at]);
  return { seq: (dropped?.seq ?? 0) + 1, objects: objects.map(({ id }) => id) };
}

/**
 * Moves the cellar's photos to its owner's personal cellar, marked for the sweep, and returns their
 * ids. If the server stops before it deletes the photos' bytes, the sweep deletes them.
 */
export function* markObjectsForSweep(cellarId: string, ownerId: string): Steps<readonly string[]> {
  const values = [cellarId, personalCellarOf(ownerId)];
  return (yield* rows<{ readonly id: string }>(LEAVE_OBJECTS, values)).map(({ id }) => id);
}

const LEAVE_OBJECTS = `UPDATE objects
  SET cellar_id = $2, state = 'promised', created_at = 0, bytes = 0, unused_since = NULL
  WHERE cellar_id = $1 RETURNING id`;
const DROP = "DELETE FROM cellars WHERE id = $1 RETURNING seq";
const NOTE_ENDS = `INSERT INTO ended_memberships (user_id, cellar_id, reason, ended_at)
  SELECT user_id, cellar_id, 'deleted', CAST($2 AS bigint) FROM members WHERE cellar_id = $1
  ON CONFLICT (user_id, cellar_id) DO UPDATE SET reason = 'deleted', ended_at = excluded.ended_at`;
const DROP_ROWS = [
  "cellar_names",
  "members",
  "cellar_invitations",
  "guest_links",
  "calendar_feeds",
  "webhooks",
  "access_tokens",
  "reminder_mails",
  "cellar_log",
  "wines",
  "records",
  "results",
  "device_ops",
  "devices",
].map((table) => `DELETE FROM ${table} WHERE cellar_id = $1`);
const DROP_OBJECTS = "DELETE FROM objects WHERE cellar_id = $1 RETURNING id";
const NOTE = `INSERT INTO deleted_cellars (cellar_id, deleted_at) VALUES ($1, $2)
  ON CONFLICT (cellar_id) DO NOTHING`;
