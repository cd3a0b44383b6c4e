import Sqlite from "better-sqlite3";

/** What SQLite says where the file, the disk or another process fails it, and no statement is wrong. */
const FAILURES: ReadonlySet<string> = new Set([
  "SQLITE_BUSY",
  "SQLITE_CANTOPEN",
  "SQLITE_CORRUPT",
  "SQLITE_FULL",
  "SQLITE_IOERR",
  "SQLITE_LOCKED",
  "SQLITE_NOLFS",
  "SQLITE_NOMEM",
  "SQLITE_NOTADB",
  "SQLITE_PERM",
  "SQLITE_PROTOCOL",
  "SQLITE_READONLY",
]);

/** Whether it is the database that failed, full, locked or damaged, and not what was asked of it. */
export function isDatabaseFailure(cause: unknown): boolean {
  return cause instanceof Sqlite.SqliteError && FAILURES.has(primaryCode(cause.code));
}

/** A code of SQLite without what extends it: `SQLITE_IOERR` of `SQLITE_IOERR_WRITE`. */
export function primaryCode(code: string): string {
  return code.split("_", 2).join("_");
}
