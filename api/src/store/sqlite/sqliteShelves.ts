import Sqlite from "better-sqlite3";
import { sqliteSchema } from "../migrations/index.ts";
import { versionOf, whyTooOld } from "../migrations/Schema.ts";
import { bringTo, type Database, UnknownSchema } from "./openDatabase.ts";
import { schemaVersion } from "./schemaVersion.ts";
import { personalCellarOf } from "../../cellar/personalCellar.ts";
import {
  ACCOUNT,
  CELLAR,
  type CellarShelves,
  type Columns,
  ownerOf,
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
  const cellars = database.prepare<[], string>("SELECT id FROM cellars ORDER BY id").pluck();
  const anyMember = database.prepare("SELECT 1 FROM members LIMIT 1");
  const account = database.prepare<[string], Columns>(
    `SELECT ${ACCOUNT.join(", ")} FROM users WHERE id = ?`,
  );
  const cellar = database.prepare<[string], Columns>(
    `SELECT ${CELLAR.join(", ")} FROM cellars WHERE id = ?`,
  );
  const removes = [
    "DELETE FROM users WHERE id = ?",
    "DELETE FROM cellars WHERE id = ?",
    "DELETE FROM account_deletions WHERE user_id = ?",
  ].map((text) => database.prepare<[string]>(text));
  const addAccount = database.prepare<[Columns]>(insertOf("users", ACCOUNT));
  const addCellar = database.prepare<[Columns]>(insertOf("cellars", CELLAR));
  // Overwrites what triggers have counted meanwhile.
  const setCounts = database.prepare<[Columns]>(
    "UPDATE cellars SET wine_count = @wine_count, wine_text = @wine_text WHERE id = @id",
  );
  const of = (shelf: Shelf) => ({
    select: database.prepare<[string], Columns>(
      `SELECT ${SHELVES[shelf].join(", ")} FROM ${shelf} WHERE ${ownerOf(shelf)} = ?`,
    ),
    insert: database.prepare<[Columns]>(insertOf(shelf, SHELVES[shelf])),
  });
  const shelves = {
    wines: of("wines"),
    records: of("records"),
    results: of("results"),
    devices: of("devices"),
    device_ops: of("device_ops"),
    objects: of("objects"),
    cellar_names: of("cellar_names"),
    cellar_log: of("cellar_log"),
    email_undos: of("email_undos"),
    passkeys: of("passkeys"),
    second_factors: of("second_factors"),
    recovery_codes: of("recovery_codes"),
    identities: of("identities"),
    reminder_mails: of("reminder_mails"),
    account_deletions: of("account_deletions"),
  };

  const put = database.transaction((...[whole]: Parameters<CellarShelves["put"]>) => {
    for (const remove of removes) remove.run(String(whole.account["id"]));
    addAccount.run(whole.account);
    addCellar.run(whole.cellar);
    for (const shelf of SHELF_NAMES) {
      for (const row of whole.rows[shelf]) shelves[shelf].insert.run(row);
    }
    setCounts.run(whole.cellar);
  });

  const due = database
    .prepare<[], string>("SELECT substr(key, 5) FROM meta WHERE key LIKE 'due:%'")
    .pluck();
  const leave = database.prepare<[string]>(
    "INSERT OR IGNORE INTO meta (key, value) VALUES ('due:' || ?, 'yes')",
  );

  return {
    sharesCellars: () => Promise.resolve(anyMember.get() !== undefined),
    people: () => Promise.resolve(people.all()),
    cellars: () => Promise.resolve(cellars.all()),
    takeCellar(cellarId) {
      const found = cellar.get(cellarId);
      const rowsOf = (shelf: Shelf) => shelves[shelf].select.all(cellarId);
      const rows = {
        wines: rowsOf("wines"),
        records: rowsOf("records"),
        objects: rowsOf("objects"),
      };
      return Promise.resolve(found && { cellar: found, rows });
    },
    take(userId) {
      const cellarId = personalCellarOf(userId);
      const found = { account: account.get(userId), cellar: cellar.get(cellarId) };
      const rowsOf = (shelf: Shelf) =>
        shelves[shelf].select.all(ownerOf(shelf) === "cellar_id" ? cellarId : userId);
      return Promise.resolve(
        found.account &&
          found.cellar && {
            account: found.account,
            cellar: found.cellar,
            rows: {
              wines: rowsOf("wines"),
              records: rowsOf("records"),
              results: rowsOf("results"),
              devices: rowsOf("devices"),
              device_ops: rowsOf("device_ops"),
              objects: rowsOf("objects"),
              cellar_names: rowsOf("cellar_names"),
              cellar_log: rowsOf("cellar_log"),
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
    put(whole) {
      put(whole);
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

function insertOf(table: string, columns: readonly string[]): string {
  return `INSERT INTO ${table} (${columns.join(", ")})
    VALUES (${columns.map((column) => `@${column}`).join(", ")})`;
}
