import Sqlite from "better-sqlite3";
import { PHOTO_PATHS } from "sync-protocol";
import { copyDatabase } from "./copyDatabase.ts";
import { migrations } from "./migrations/index.ts";

/** How long a copy waits for the moment at which it may begin to read, in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000;

/** The photos that a database knows, by the ids of their objects. */
export interface KnownPhotos {
  /** Those that a wine shows. */
  readonly shown: readonly string[];
  /** Those that none shows, and that may be swept any moment. */
  readonly unused: readonly string[];
}

/** Copies the database at `from`, which a server may be using, to the new file `to`. */
export function copyDatabaseFile(from: string, to: string): void {
  const database = new Sqlite(from, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  try {
    copyDatabase(database, to);
  } finally {
    database.close();
  }
}

/** What is wrong with the database at `path`, a sentence each; reads all of it. */
export function faultsOf(path: string): readonly string[] {
  try {
    return reading(path, faultsIn);
  } catch (cause) {
    if (cause instanceof Sqlite.SqliteError) return [cause.message];
    throw cause;
  }
}

function faultsIn(database: Sqlite.Database): readonly string[] {
  const version = Number(database.pragma("user_version", { simple: true }));
  if (version === 0) return ["It is no database of Wine Cellar."];
  if (version > migrations.length) return ["It was written by a later version of Wine Cellar."];

  const integrity = database.prepare<[], string>("PRAGMA integrity_check").pluck().all();
  const strays = database.prepare("PRAGMA foreign_key_check").all();
  return [
    ...integrity.filter((sentence) => sentence !== "ok"),
    ...(strays.length > 0 ? [`${String(strays.length)} rows belong to nobody.`] : []),
  ];
}

/** The photos that the database at `path` knows. */
export function photosOf(path: string): KnownPhotos {
  return reading(path, (database) => {
    const photos = database
      .prepare<[], { readonly id: string; readonly shown: number }>(
        `SELECT id, EXISTS (
           SELECT 1 FROM wines WHERE photo_url = '${PHOTO_PATHS}' || objects.id
         ) AS shown
         FROM objects WHERE state = 'finalized'`,
      )
      .all();
    const idsOf = (shown: number) =>
      photos.filter((photo) => photo.shown === shown).map(({ id }) => id);
    return { shown: idsOf(1), unused: idsOf(0) };
  });
}

/** Forgets photos in the database at `path`. */
export function forgetPhotos(path: string, ids: readonly string[]): void {
  const database = new Sqlite(path, { fileMustExist: true });
  try {
    const remove = database.prepare<[string]>("DELETE FROM objects WHERE id = ?");
    database.transaction(() => {
      for (const id of ids) remove.run(id);
    })();
  } finally {
    database.close();
  }
}

/**
 * Whether a process has the database at `path` open. A file that is no database, or a damaged one,
 * is in nobody's use.
 */
export function isInUse(path: string): boolean {
  try {
    const database = new Sqlite(path, { fileMustExist: true, timeout: 0 });
    try {
      // Only whoever is alone with a database may end its write-ahead log.
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
