import { randomUUID } from "node:crypto";
import { chmodSync, closeSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { copyDatabase } from "./copyDatabase.ts";
import { primaryCode } from "./isDatabaseFailure.ts";
import { sqliteSchema } from "../migrations/index.ts";
import { partsFrom, type Schema, versionOf, whyTooOld } from "../migrations/Schema.ts";
import { isOfTheFuture, keepSchemaVersion, schemaVersion } from "./schemaVersion.ts";

export type Database = Sqlite.Database;

/** How long the start waits for another process, such as one that is about to end, in milliseconds. */
const START_TIMEOUT_MS = 5_000;

/** How long a write waits for another process's, in milliseconds: nobody is served meanwhile. */
const BUSY_TIMEOUT_MS = 1_000;

/** What SQLite may keep of the file in memory, beside what the system keeps of it. */
const CACHE_KIB = 16 * 1024;

/** What the write-ahead log shrinks to once a long read, such as a backup, lets go of it. */
const LOG_BYTES_MAX = 64 * 1024 * 1024;

const MEMORY = ":memory:";

const OWNER_ONLY = 0o600;

const NO_LOCAL_DISK =
  "can't be used where it is: SQLite needs a local disk that works and has locks and shared memory. " +
  "Network shares (NFS, SMB, sshfs) don't. Set DATA_DIR to a folder on a local disk.";

class NoWriteAheadLog extends Error {
  override readonly name = "NoWriteAheadLog";
}

/** The database has a schema that this version can't go on with: a later one, or one of long ago. */
export class UnknownSchema extends Error {
  override readonly name = "UnknownSchema";
}

/**
 * Opens the database at `path`, `:memory:` for one that ends with the process, and brings its
 * schema up to date. What it acknowledges afterwards survives a power cut.
 *
 * A database that holds data is first copied to `{path}.v{schema version}.backup`. Throws
 * {@link UnknownSchema} rather than use a schema of the future, unless each of the steps that are not
 * known here is compatible, or one that is too old to be upgraded.
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

/** Other accounts of this machine cannot read the database or the files beside it. */
function keepPrivate(path: string): void {
  if (path === MEMORY) return;
  try {
    closeSync(openSync(path, "a", OWNER_ONLY));
    if ((statSync(path).mode & 0o777) !== OWNER_ONLY) chmodSync(path, OWNER_ONLY);
  } catch {
    // SQLite says why it can't be written, and some shares have no modes.
  }
}

/** SQLite goes on without its write-ahead log where a folder can't have one, as on network shares. */
function requireLog(mode: unknown): void {
  if (mode !== "wal" && mode !== "memory") throw new NoWriteAheadLog("No write-ahead log");
}

/** What is wrong with a database that did not open, for its operator; `undefined` for a bug. */
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
  if (isOfTheFuture(database, schema)) {
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

/** Brings a database to this schema: each part of it that is missing, whole or not at all. */
export function bringTo(database: Database, schema: Schema): void {
  for (const { sql, leadsTo } of partsFrom(schemaVersion(database), schema)) {
    database.transaction(() => {
      database.exec(sql);
      keepSchemaVersion(database, leadsTo);
    })();
  }
}

/** Copies the whole database to `{stem}.backup`. */
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
