import Sqlite from "better-sqlite3";
import { sqliteSchema } from "../migrations/index.ts";
import { versionOf, whyTooOld } from "../migrations/Schema.ts";
import { bringTo, type Database, UnknownSchema } from "./openDatabase.ts";
import { schemaVersion } from "./schemaVersion.ts";
import {
  type CellarShelves,
  type Columns,
  PERSON,
  type Shelf,
  SHELF_NAMES,
  SHELVES,
} from "../shelf.ts";

/**
 * Whole cellars in the file at `path`, read-only; a server may be using it. An earlier schema is
 * upgraded in memory, and the file stays unchanged.
 */
export function openSqliteShelves(path: string): CellarShelves {
  const file = new Sqlite(path, { fileMustExist: true, readonly: true });
  const version = schemaVersion(file);
  if (version >= versionOf(sqliteSchema)) return sqliteShelves(file);
  const tooOld = whyTooOld(version, sqliteSchema);
  if (tooOld !== undefined) {
    file.close();
    throw new UnknownSchema(`${path} ${tooOld}`);
  }

  const bytes = file.serialize();
  file.close();
  // These bytes of the header name the journal mode (sqlite.org/fileformat.html). A database in
  // memory cannot have a write-ahead log.
  bytes.fill(ROLLBACK_JOURNAL, 18, 20);
  const copy = new Sqlite(bytes);
  bringTo(copy, sqliteSchema);
  return sqliteShelves(copy);
}

const ROLLBACK_JOURNAL = 1;

export function sqliteShelves(database: Database): CellarShelves {
  const people = database.prepare<[], string>("SELECT id FROM users ORDER BY id").pluck();
  const person = database.prepare<[string], Columns>(
    `SELECT ${PERSON.join(", ")} FROM users WHERE id = ?`,
  );
  const remove = database.prepare<[string]>("DELETE FROM users WHERE id = ?");
  const removeDeletion = database.prepare<[string]>(
    "DELETE FROM account_deletions WHERE user_id = ?",
  );
  const addPerson = database.prepare<[Columns]>(
    `INSERT INTO users (id, email, email_key, password_hash, created_at, unconfirmed_since)
     VALUES (@id, @email, @email_key, @password_hash, @created_at, @unconfirmed_since)`,
  );
  // Overwrites what triggers have counted meanwhile.
  const setCounts = database.prepare<[Columns]>(
    `UPDATE users SET seq = @seq, wine_count = @wine_count, wine_text = @wine_text, answers = @answers
     WHERE id = @id`,
  );
  const of = (shelf: Shelf) => ({
    select: database.prepare<[string], Columns>(
      `SELECT ${SHELVES[shelf].join(", ")} FROM ${shelf} WHERE user_id = ?`,
    ),
    insert: database.prepare<[Columns]>(
      `INSERT INTO ${shelf} (${SHELVES[shelf].join(", ")})
       VALUES (${SHELVES[shelf].map((column) => `@${column}`).join(", ")})`,
    ),
  });
  const shelves = {
    wines: of("wines"),
    records: of("records"),
    results: of("results"),
    devices: of("devices"),
    device_ops: of("device_ops"),
    objects: of("objects"),
    email_undos: of("email_undos"),
    passkeys: of("passkeys"),
    second_factors: of("second_factors"),
    recovery_codes: of("recovery_codes"),
    identities: of("identities"),
    reminder_mails: of("reminder_mails"),
    account_deletions: of("account_deletions"),
  };

  const put = database.transaction((...[cellar]: Parameters<CellarShelves["put"]>) => {
    remove.run(String(cellar.person["id"]));
    removeDeletion.run(String(cellar.person["id"]));
    addPerson.run(cellar.person);
    for (const shelf of SHELF_NAMES) {
      for (const row of cellar.rows[shelf]) shelves[shelf].insert.run(row);
    }
    setCounts.run(cellar.person);
  });

  const due = database
    .prepare<[], string>("SELECT substr(key, 5) FROM meta WHERE key LIKE 'due:%'")
    .pluck();
  const leave = database.prepare<[string]>(
    "INSERT OR IGNORE INTO meta (key, value) VALUES ('due:' || ?, 'yes')",
  );

  return {
    people: () => Promise.resolve(people.all()),
    take(userId) {
      const found = person.get(userId);
      const rowsOf = (shelf: Shelf) => shelves[shelf].select.all(userId);
      return Promise.resolve(
        found && {
          person: found,
          rows: {
            wines: rowsOf("wines"),
            records: rowsOf("records"),
            results: rowsOf("results"),
            devices: rowsOf("devices"),
            device_ops: rowsOf("device_ops"),
            objects: rowsOf("objects"),
            email_undos: rowsOf("email_undos"),
            passkeys: rowsOf("passkeys"),
            second_factors: rowsOf("second_factors"),
            recovery_codes: rowsOf("recovery_codes"),
            identities: rowsOf("identities"),
            reminder_mails: rowsOf("reminder_mails"),
            account_deletions: rowsOf("account_deletions"),
          },
        },
      );
    },
    put(cellar) {
      put(cellar);
      return Promise.resolve();
    },
    dueUpgrades: () => Promise.resolve(due.all()),
    leaveUpgrades(tasks) {
      for (const task of tasks) leave.run(task);
      return Promise.resolve();
    },
    close: () => Promise.resolve(void database.close()),
  };
}
