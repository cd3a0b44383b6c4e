import Sqlite from "better-sqlite3";
import { sqliteSchema } from "../migrations/index.ts";
import { versionOf, whyTooOld } from "../migrations/Schema.ts";
import { bringTo, type Database, UnknownSchema } from "./openDatabase.ts";
import { schemaVersion } from "./schemaVersion.ts";
import {
  type MovableStore,
  type Columns,
  MOVED_TABLES,
  tablesOf,
  type Unit,
} from "../movedTables.ts";

/**
 * Opens whole accounts and cellars in the file at `path`, read-only. A server may be using the
 * file. An older schema is migrated in memory.
 */
export function openSqliteMovableStore(path: string): MovableStore {
  const file = new Sqlite(path, { fileMustExist: true, readonly: true });
  const version = schemaVersion(file);
  if (version >= versionOf(sqliteSchema)) return sqliteMovableStore(file);
  const tooOld = whyTooOld(version, sqliteSchema);
  if (tooOld !== undefined) {
    file.close();
    throw new UnknownSchema(`${path} ${tooOld}`);
  }

  const bytes = file.serialize();
  file.close();
  // Turns off the write-ahead log in the file header (sqlite.org/fileformat.html), because a
  // database in memory cannot have such a log.
  bytes.fill(ROLLBACK_JOURNAL, 18, 20);
  const copy = new Sqlite(bytes);
  bringTo(copy, sqliteSchema);
  return sqliteMovableStore(copy);
}

const ROLLBACK_JOURNAL = 1;

export function sqliteMovableStore(database: Database): MovableStore {
  const units = {
    account: statementsOf(database, "account", "users"),
    cellar: statementsOf(database, "cellar", "cellars"),
  };
  const dropDeletion = database.prepare<[string]>(
    "DELETE FROM account_deletions WHERE user_id = ?",
  );
  // Replaces the counts that triggers have written during the insertion of the wines.
  const setCounts = database.prepare<[Columns]>(
    "UPDATE cellars SET wine_count = @wine_count, wine_text = @wine_text WHERE id = @id",
  );

  const put = database.transaction((...[{ unit, row, rows }]: Parameters<MovableStore["put"]>) => {
    const { remove, insert, tables } = units[unit];
    remove.run(String(row["id"]));
    if (unit === "account") dropDeletion.run(String(row["id"]));
    insert.run(row);
    for (const [table, statements] of tables) {
      for (const one of rows.get(table) ?? []) statements.insert.run(one);
    }
    if (unit === "cellar") setCounts.run(row);
  });

  const due = database
    .prepare<[], string>("SELECT substr(key, 5) FROM meta WHERE key LIKE 'due:%'")
    .pluck();
  const leave = database.prepare<[string]>(
    "INSERT OR IGNORE INTO meta (key, value) VALUES ('due:' || ?, 'yes')",
  );

  return {
    ids: (unit) => Promise.resolve(units[unit].ids.all()),
    take(unit, id) {
      const { select, tables } = units[unit];
      const row = select.get(id);
      const rows = new Map(tables.map(([table, statements]) => [table, statements.select.all(id)]));
      return Promise.resolve(row && { unit, row, rows });
    },
    put(whole) {
      put(whole);
      return Promise.resolve();
    },
    dueUpgrades: () => Promise.resolve(due.all()),
    scheduleUpgrades(tasks) {
      for (const task of tasks) leave.run(task);
      return Promise.resolve();
    },
    close: () => Promise.resolve(void database.close()),
  };
}

function statementsOf(database: Database, unit: Unit, table: string) {
  const { row, owner } = MOVED_TABLES[unit];
  const statements = (name: string, columns: readonly string[], key: string) => ({
    select: database.prepare<[string], Columns>(
      `SELECT ${columns.join(", ")} FROM ${name} WHERE ${key} = ?`,
    ),
    insert: database.prepare<[Columns]>(insertOf(name, columns)),
  });
  return {
    ...statements(table, row, "id"),
    ids: database.prepare<[], string>(`SELECT id FROM ${table} ORDER BY id`).pluck(),
    remove: database.prepare<[string]>(`DELETE FROM ${table} WHERE id = ?`),
    tables: tablesOf(unit).map(
      ([name, columns]) => [name, statements(name, columns, owner)] as const,
    ),
  };
}

function insertOf(table: string, columns: readonly string[]): string {
  return `INSERT INTO ${table} (${columns.join(", ")})
    VALUES (${columns.map((column) => `@${column}`).join(", ")})`;
}
