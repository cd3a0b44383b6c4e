import Sqlite from "better-sqlite3";
import { PHOTO_PATHS } from "sync-protocol";
import type { ObjectName } from "../../cellar/ports/objects.ts";
import { copyDatabase } from "./copyDatabase.ts";
import { sqliteSchema } from "../migrations/index.ts";
import { whyTooOld } from "../migrations/Schema.ts";
import { isTooNew, schemaVersion } from "./schemaVersion.ts";

/** How long copying a database waits while another process has the database locked, in ms. */
const BUSY_TIMEOUT_MS = 5_000;

export interface KnownPhotos {
  /** Photos that a wine or an event shows. */
  readonly shown: readonly ObjectName[];
  /** Photos that no record shows, which may be swept at any time. */
  readonly unused: readonly ObjectName[];
}

/** Copies the database at `from` to the new file `to`, even while a server uses it. */
export function copyDatabaseFile(from: string, to: string): void {
  const database = new Sqlite(from, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  try {
    copyDatabase(database, to);
  } finally {
    database.close();
  }
}

/** Reads the whole database at `path` and returns a sentence for each fault. */
export function faultsOf(path: string): readonly string[] {
  try {
    return reading(path, faultsIn);
  } catch (cause) {
    if (cause instanceof Sqlite.SqliteError) return [cause.message];
    throw cause;
  }
}

function faultsIn(database: Sqlite.Database): readonly string[] {
  const version = schemaVersion(database);
  if (version === 0) return ["It is not a Wine Cellar database."];
  if (isTooNew(database, sqliteSchema)) {
    return ["It was written by a later version of Wine Cellar."];
  }
  const tooOld = whyTooOld(version, sqliteSchema);
  if (tooOld !== undefined) return [`It ${tooOld}`];

  const integrity = database.prepare<[], string>("PRAGMA integrity_check").pluck().all();
  const strays = database.prepare("PRAGMA foreign_key_check").all();
  return [
    ...integrity.filter((sentence) => sentence !== "ok"),
    ...(strays.length > 0 ? [`Rows that belong to nobody: ${String(strays.length)}.`] : []),
  ];
}

export function photosOf(path: string): KnownPhotos {
  return reading(path, (database) => {
    const owner = ownerIn(database);
    const showing = ["wines", "records"].filter((table) => hasColumn(database, table, "photo_url"));
    const isShownIn = (table: string) => `EXISTS (
      SELECT 1 FROM ${table}
      WHERE ${table}.${owner} = objects.${owner} AND photo_url = '${PHOTO_PATHS}' || objects.id
    )`;
    const photos = database
      .prepare<[], ObjectName & { readonly shown: number }>(
        `SELECT objects.${owner} AS cellarId, objects.id, (${showing.map(isShownIn).join(" OR ")}) AS shown
         FROM objects WHERE state = 'finalized'`,
      )
      .all();
    return {
      shown: photos.filter(({ shown }) => shown === 1),
      unused: photos.filter(({ shown }) => shown === 0),
    };
  });
}

/** The column with a row's cellar, or in an older schema with the row's user. */
function ownerIn(database: Sqlite.Database): string {
  return hasColumn(database, "objects", "cellar_id") ? "cellar_id" : "user_id";
}

/** Whether a table has a column. A table of an older schema may lack it. */
function hasColumn(database: Sqlite.Database, table: string, column: string): boolean {
  const columns = "SELECT 1 FROM pragma_table_info(?) WHERE name = ?";
  return database.prepare(columns).get(table, column) !== undefined;
}

export function forgetPhotos(path: string, photos: readonly ObjectName[]): void {
  const database = new Sqlite(path, { fileMustExist: true });
  try {
    const remove = database.prepare<[string, string]>(
      `DELETE FROM objects WHERE ${ownerIn(database)} = ? AND id = ?`,
    );
    database.transaction(() => {
      for (const { cellarId, id } of photos) remove.run(cellarId, id);
    })();
  } finally {
    database.close();
  }
}

/**
 * Whether a process has the database at `path` open. `false` for a damaged file and for other
 * formats.
 */
export function isInUse(path: string): boolean {
  try {
    const database = new Sqlite(path, { fileMustExist: true, timeout: 0 });
    try {
      // Changing the journal mode fails while another process has the database open.
      database.pragma("journal_mode = DELETE");
      return false;
    } finally {
      database.close();
    }
  } catch (cause) {
    if (!(cause instanceof Sqlite.SqliteError)) throw cause;
    return cause.code.startsWith("SQLITE_BUSY");
  }
}

function reading<T>(path: string, read: (database: Sqlite.Database) => T): T {
  const database = new Sqlite(path, { fileMustExist: true, readonly: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
}
