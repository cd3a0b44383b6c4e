import Sqlite from "better-sqlite3";

interface SchemaEntry {
  readonly type: string;
  readonly name: string;
  readonly sql: string;
}

/** A SQLite database as SQL text: its schema, rows and version. */
export function databaseText(path: string): string {
  const database = new Sqlite(path, { readonly: true });
  try {
    const schema = schemaOf(database);
    const rows = schema
      .filter(({ type }) => type === "table")
      .flatMap(({ name }) => insertsOf(database, name));
    const version = String(database.pragma("user_version", { simple: true }));
    const isTrigger = ({ type }: SchemaEntry) => type === "trigger";
    const statements = [
      ...schema.filter((entry) => !isTrigger(entry)).map(({ sql }) => sql),
      ...rows,
      // Triggers come after the rows, because triggers would count the rows a second time.
      ...schema.filter(isTrigger).map(({ sql }) => sql),
      `PRAGMA user_version = ${version}`,
    ];
    return statements.map((statement) => `${statement};\n`).join("");
  } finally {
    database.close();
  }
}

export function writeDatabase(path: string, text: string): void {
  const database = new Sqlite(path);
  database.pragma("foreign_keys = OFF");
  database.exec(text);
  database.close();
}

/** A schema's statements, in an order in which SQLite can run them. */
export function schemaOf(database: Sqlite.Database): SchemaEntry[] {
  return database
    .prepare<[], SchemaEntry>(
      `SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL
       ORDER BY type = 'table' DESC, name`,
    )
    .all();
}

function insertsOf(database: Sqlite.Database, table: string): string[] {
  const columns = database
    .prepare<[string], string>("SELECT name FROM pragma_table_info(?)")
    .pluck()
    .all(table);
  const values = columns.map((column) => `quote("${column}")`).join(" || ', ' || ");
  return database
    .prepare<[], string>(`SELECT ${values} FROM "${table}"`)
    .pluck()
    .all()
    .map((row) => `INSERT INTO "${table}" (${columns.join(", ")}) VALUES (${row})`);
}
