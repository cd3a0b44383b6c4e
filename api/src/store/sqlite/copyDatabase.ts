import { closeSync, fsyncSync, openSync } from "node:fs";
import Sqlite, { type Database } from "better-sqlite3";

/**
 * Copies a snapshot of the database to the new file `to` while others write, and flushes it. Throws
 * if the file exists. The copy has no epoch, so a restore starts a new history [E1: epoch].
 * Sessions, access tokens, reset links, invitations, guest links, calendar feeds, webhooks and
 * notifications are removed, because access that a user has ended must not come back. Links that
 * undo a change of e-mail stay, because the victim of a theft still needs these links after a
 * restore.
 */
export function copyDatabase(database: Database, to: string): void {
  database.prepare("VACUUM INTO ?").run(to);
  beginNewHistory(to);
  flush(to);
}

/**
 * Removes from the database at `path` the data that must not be in a copy. A second call has no
 * further effect.
 */
export function beginNewHistory(path: string): void {
  const copy = new Sqlite(path, { fileMustExist: true });
  try {
    copy.pragma("secure_delete = ON");
    copy.transaction(() => {
      copy.exec(`
        DELETE FROM meta WHERE key IN ('epoch', 'push-keys');
        DELETE FROM sessions;
        UPDATE users SET reset_token_hash = NULL, reset_token_expires_at = NULL
        WHERE reset_token_hash IS NOT NULL;
      `);
      for (const table of ACCESS_TABLES) {
        if (hasTable(copy, table)) copy.exec(`DELETE FROM ${table}`);
      }
    })();
  } finally {
    copy.close();
  }
}

const ACCESS_TABLES = [
  "reset_links",
  "access_tokens",
  "cellar_invitations",
  "guest_links",
  "calendar_feeds",
  "webhooks",
  "notifications",
];

/** Whether the copy has a table. A copy with an older schema may lack it. */
function hasTable(copy: Database, name: string): boolean {
  return copy.prepare("SELECT 1 FROM sqlite_schema WHERE name = ?").get(name) !== undefined;
}

/** Flushes the copy to disk, because `VACUUM INTO` does not. */
function flush(path: string): void {
  const file = openSync(path, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
