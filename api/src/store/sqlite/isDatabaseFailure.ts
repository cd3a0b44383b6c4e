import Sqlite from "better-sqlite3";

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

/** Whether the database caused the failure: full, locked or damaged. */
export function isDatabaseFailure(cause: unknown): boolean {
  return cause instanceof Sqlite.SqliteError && FAILURES.has(primaryCode(cause.code));
}

/** The primary code of an extended SQLite code: `SQLITE_IOERR` for `SQLITE_IOERR_WRITE`. */
export function primaryCode(code: string): string {
  return code.split("_", 2).join("_");
}
