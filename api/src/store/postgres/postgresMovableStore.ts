import { WINE_ROW_COLUMNS } from "sync-protocol";
import { columnOf, fieldsOfKind } from "../recordColumns.ts";
import {
  type MovableStore,
  type Columns,
  MOVED_TABLES,
  tablesOf,
  type Unit,
} from "../movedTables.ts";
import { jsonText } from "./columns.ts";
import { type Postgres, statement } from "./connection.ts";

const ROWS_AT_ONCE = 2_000;

export function postgresMovableStore(database: Postgres): MovableStore {
  return {
    async ids(unit) {
      const found = await database.rows<{ readonly id: string }>(UNITS[unit].ids, []);
      return found.map(({ id }) => id);
    },
    async take(unit, id) {
      const { select, tables } = UNITS[unit];
      const [row] = await database.rows<Columns>(select, [id]);
      if (!row) return undefined;
      const rows = new Map<string, readonly Columns[]>();
      for (const [table, statements] of tables) {
        rows.set(table, await database.rows<Columns>(statements.select, [id]));
      }
      return { unit, row, rows };
    },
    put: ({ unit, row, rows }) =>
      database.transaction(async (connection) => {
        const { remove, insert, tables } = UNITS[unit];
        await connection.changed(remove, [row["id"]]);
        await connection.changed(insert, [jsonText([row])]);
        for (const [table, statements] of tables) {
          const all = rows.get(table) ?? [];
          for (let from = 0; from < all.length; from += ROWS_AT_ONCE) {
            const part = all.slice(from, from + ROWS_AT_ONCE);
            await connection.changed(statements.insert, [jsonText(part.map(flagged))]);
          }
        }
      }),
    async dueUpgrades() {
      const due = await database.rows<{ readonly task: string }>(DUE, []);
      return due.map(({ task }) => task);
    },
    async scheduleUpgrades(tasks) {
      await database.changed(LEAVE, [tasks]);
    },
    close: () => database.end(),
  };
}

function flagged(row: Columns): object {
  const flags = Object.entries(row).filter(([column]) => FLAGS.has(column));
  return { ...row, ...Object.fromEntries(flags.map(([column, value]) => [column, value === 1])) };
}

const FLAGS: ReadonlySet<string> = new Set([
  ...fieldsOfKind(WINE_ROW_COLUMNS, "flag").map(columnOf),
  "is_offered",
]);

const DUE = statement("SELECT substr(key, 5) AS task FROM meta WHERE key LIKE 'due:%'");
const LEAVE = statement(
  `INSERT INTO meta (key, value) SELECT 'due:' || task, 'yes' FROM unnest($1::text[]) AS left_over (task)
   ON CONFLICT (key) DO NOTHING`,
);

/**
 * Tables that are not moved. When an account or a cellar is replaced, its rows in these tables are
 * deleted.
 */
const NOT_MOVED = {
  account: [
    "sessions",
    "access_tokens",
    "reset_links",
    "calendar_feeds",
    "webhooks",
    "notifications",
  ],
  cellar: ["cellar_invitations", "guest_links"],
} as const satisfies Readonly<Record<Unit, readonly string[]>>;

const UNITS = {
  account: statementsOf("account", "accounts"),
  cellar: statementsOf("cellar", "cellars"),
};

function statementsOf(unit: Unit, table: string) {
  const { row, owner } = MOVED_TABLES[unit];
  const statements = (name: string, columns: readonly string[], key: string) => ({
    select: statement(`SELECT ${columns.map(taken).join(", ")} FROM ${name} WHERE ${key} = $1`),
    insert: statement(
      `INSERT INTO ${name} (${columns.join(", ")})
       SELECT ${columns.join(", ")} FROM json_populate_recordset(NULL::${name}, $1)`,
    ),
  });
  const gone = [...tablesOf(unit).map(([name]) => name), ...NOT_MOVED[unit]].map(
    (name) => `${name}_gone AS (DELETE FROM ${name} WHERE ${owner} = $1)`,
  );
  return {
    ...statements(table, row, "id"),
    ids: statement(`SELECT id FROM ${table} ORDER BY id`),
    remove: statement(`WITH ${gone.join(", ")} DELETE FROM ${table} WHERE id = $1`),
    tables: tablesOf(unit).map(
      ([name, columns]) => [name, statements(name, columns, owner)] as const,
    ),
  };
}

function taken(column: string): string {
  return FLAGS.has(column) ? `${column}::int AS ${column}` : column;
}
