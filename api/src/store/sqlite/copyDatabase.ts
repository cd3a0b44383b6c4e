import { closeSync, fsyncSync, openSync } from "node:fs";
import Sqlite, { type Database } from "better-sqlite3";

/**
 * Copies the whole database to the new file `to`, as one moment saw it, while others write on; the
 * file has reached the disk on return. Throws where there is a file already.
 *
 * The copy bears no epoch, so that what is one day restored from it is another history (rule E1),
 * and neither sessions, access tokens nor reset links: what somebody has ended since must not come back to life. The
 * links that undo a change of the e-mail stay: who was robbed needs theirs after a restore too.
 */
export function copyDatabase(database: Database, to: string): void {
  database.prepare("VACUUM INTO ?").run(to);
  beginNewHistory(to);
  flush(to);
}

/** Takes from the database at `path` what must not live on in a copy; repeated, it does nothing. */
export function beginNewHistory(path: string): void {
  const copy = new Sqlite(path, { fileMustExist: true });
  try {
    copy.pragma("secure_delete = ON");
    copy.transaction(() => {
      copy.exec(`
        DELETE FROM meta WHERE key = 'epoch';
        DELETE FROM sessions;
        UPDATE users SET reset_token_hash = NULL, reset_token_expires_at = NULL
        WHERE reset_token_hash IS NOT NULL;
      `);
      for (const ways of ["reset_links", "access_tokens"]) {
        if (hasTable(copy, ways)) copy.exec(`DELETE FROM ${ways}`);
      }
    })();
  } finally {
    copy.close();
  }
}

/** A copy may be of an earlier schema. */
function hasTable(copy: Database, name: string): boolean {
  return copy.prepare("SELECT 1 FROM sqlite_schema WHERE name = ?").get(name) !== undefined;
}

/** SQLite leaves it to the system when the pages of such a copy reach the disk. */
function flush(path: string): void {
  const file = openSync(path, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
