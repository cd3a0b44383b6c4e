import { randomUUID } from "node:crypto";
import { chmodSync, closeSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { copyDatabase } from "./copyDatabase.ts";
import { primaryCode } from "./isDatabaseFailure.ts";
import { sqliteSchema } from "../migrations/index.ts";
import { partsFrom, type Schema, versionOf, whyTooOld } from "../migrations/Schema.ts";
import { isTooNew, keepSchemaVersion, schemaVersion } from "./schemaVersion.ts";

export type Database = Sqlite.Database;

/** How long the start waits for another process to release the file, in ms. */
const START_TIMEOUT_MS = 5_000;

/** How long a write waits for another process, in ms. The server is blocked meanwhile. */
const BUSY_TIMEOUT_MS = 1_000;

/** Size of the page cache of SQLite. The operating system also caches the file. */
const CACHE_KIB = 16 * 1024;

/** The write-ahead log shrinks to this size after a long read such as a backup. */
const LOG_BYTES_MAX = 64 * 1024 * 1024;

const MEMORY = ":memory:";

const OWNER_ONLY = 0o600;

const NO_LOCAL_DISK =
  "can't be used where it is: SQLite needs a local disk that works and has locks and shared memory. " +
  "Network shares (NFS, SMB, sshfs) don't. Set DATA_DIR to a folder on a local disk.";

class NoWriteAheadLog extends Error {
  override readonly name = "NoWriteAheadLog";
}

/** This version does not support the database's schema, which is too new or too old. */
export class UnknownSchema extends Error {
  override readonly name = "UnknownSchema";
}

/**
 * Opens the database at `path` and migrates its schema. `:memory:` opens a temporary database.
 * Acknowledged writes survive a power failure. Before a migration, a database with data is copied
 * to `{path}.v{schema version}.backup`. Throws {@link UnknownSchema} for a schema that is too old,
 * or newer and not compatible.
 */
export function openDatabase(path: string, schema: Schema = sqliteSchema): Database {
  keepPrivate(path);
  const database = new Sqlite(path, { timeout: START_TIMEOUT_MS });
  try {
    requireLog(database.pragma("journal_mode = WAL", { simple: true }));
    database.pragma("synchronous = FULL");
    database.pragma("foreign_keys = ON");
    database.pragma(`cache_size = -${String(CACHE_KIB)}`);
    database.pragma(`journal_size_limit = ${String(LOG_BYTES_MAX)}`);
    migrate(database, path, schema);
    nameHistory(database);
    database.pragma(`busy_timeout = ${String(BUSY_TIMEOUT_MS)}`);
    return database;
  } catch (cause) {
    database.close();
    throw cause;
  }
}

/** Lets only the server's user account read the database and its other files. */
function keepPrivate(path: string): void {
  if (path === MEMORY) return;
  try {
    closeSync(openSync(path, "a", OWNER_ONLY));
    if ((statSync(path).mode & 0o777) !== OWNER_ONLY) chmodSync(path, OWNER_ONLY);
  } catch {
    // Ignored, because some network shares have no file modes. If the file is not writable, SQLite
    // reports the error when it opens the file.
  }
}

/**
 * Throws if the write-ahead log is off. SQLite silently turns the log off in a folder that does not
 * support it, such as a network share.
 */
function requireLog(mode: unknown): void {
  if (mode !== "wal" && mode !== "memory") throw new NoWriteAheadLog("No write-ahead log");
}

/** Why a database could not be opened, for the operator; `undefined` for a bug. */
export function whyUnusable(cause: unknown): string | undefined {
  if (cause instanceof NoWriteAheadLog) return NO_LOCAL_DISK;
  if (!(cause instanceof Sqlite.SqliteError)) return undefined;
  switch (primaryCode(cause.code)) {
    case "SQLITE_NOTADB":
    case "SQLITE_CORRUPT":
      return "is damaged. Restore a backup, or set DATA_DIR to another folder.";
    case "SQLITE_READONLY":
    case "SQLITE_CANTOPEN":
    case "SQLITE_PERM":
      return "cannot be opened for writing. Give this process the right to, or set DATA_DIR.";
    case "SQLITE_BUSY":
      return (
        "is in use by another process. Stop it, or set DATA_DIR to another folder. " +
        "On a network share SQLite says so too: it needs a local disk."
      );
    case "SQLITE_FULL":
      return "cannot grow: the disk is full. Make room, or set DATA_DIR to a folder on another disk.";
    case "SQLITE_IOERR":
    case "SQLITE_LOCKED":
    case "SQLITE_NOLFS":
    case "SQLITE_PROTOCOL":
      return `${NO_LOCAL_DISK} (${cause.code})`;
    default:
      return undefined;
  }
}

function migrate(database: Database, path: string, schema: Schema): void {
  const version = schemaVersion(database);
  if (isTooNew(database, schema)) {
    throw new UnknownSchema(
      `${path} was written by a later version of Wine Cellar (schema ${String(version)}, ` +
        `this one knows ${String(versionOf(schema))}). Start that version, or restore a backup.`,
    );
  }
  const tooOld = whyTooOld(version, schema);
  if (tooOld !== undefined) throw new UnknownSchema(`${path} ${tooOld}`);
  if (version > 0 && version < versionOf(schema)) backUp(database, `${path}.v${String(version)}`);
  bringTo(database, schema);
}

/** Migrates a database to `schema`. Each step of the migration is one transaction. */
export function bringTo(database: Database, schema: Schema): void {
  for (const { sql, leadsTo } of partsFrom(schemaVersion(database), schema)) {
    database.transaction(() => {
      database.exec(sql);
      keepSchemaVersion(database, leadsTo);
    })();
  }
}

function backUp(database: Database, stem: string): void {
  const draft = `${stem}.backup.draft`;
  rmSync(draft, { force: true });
  copyDatabase(database, draft);
  renameSync(draft, `${stem}.backup`);
}

function nameHistory(database: Database): void {
  database
    .prepare("INSERT INTO meta (key, value) VALUES ('epoch', ?) ON CONFLICT DO NOTHING")
    .run(randomUUID());
}
