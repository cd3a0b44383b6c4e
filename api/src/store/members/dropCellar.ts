import { changed, rows, type Steps } from "../SqlDatabase.ts";

/**
 * Deletes a made cellar with all its rows. Its id stays taken, so that it never names another
 * history. Returns the ids of its photos, whose bytes still exist.
 */
export function* dropCellar(cellarId: string, at: number): Steps<readonly string[]> {
  const objects = yield* dropRowsOf(cellarId);
  yield* changed(NOTE, [cellarId, at]);
  return objects;
}

/** Deletes all rows of a cellar. Returns the ids of its photos. */
export function* dropRowsOf(cellarId: string): Steps<readonly string[]> {
  const objects = yield* rows<{ readonly id: string }>(DROP_OBJECTS, [cellarId]);
  for (const drop of DROPS) yield* changed(drop, [cellarId]);
  return objects.map(({ id }) => id);
}

const TABLES = [
  "cellar_names",
  "members",
  "cellar_invitations",
  "cellar_log",
  "wines",
  "records",
  "results",
  "device_ops",
  "devices",
];
const DROPS = [
  "DELETE FROM cellars WHERE id = $1",
  ...TABLES.map((table) => `DELETE FROM ${table} WHERE cellar_id = $1`),
];
const DROP_OBJECTS = "DELETE FROM objects WHERE cellar_id = $1 RETURNING id";
const NOTE = `INSERT INTO deleted_cellars (cellar_id, deleted_at) VALUES ($1, $2)
  ON CONFLICT (cellar_id) DO NOTHING`;
