import type { ColumnKind } from "sync-protocol";

/** A record in SQLite. Booleans are 0 and 1, lists are JSON text. */
export type Sql<Row> = {
  readonly [Name in keyof Row]: Row[Name] extends boolean
    ? number
    : Row[Name] extends readonly unknown[]
      ? string
      : Row[Name];
};

export type ColumnKinds = Readonly<Record<string, ColumnKind>>;

export function fieldsOfKind(kinds: ColumnKinds, kind: ColumnKind): readonly string[] {
  return Object.keys(kinds).filter((field) => kinds[field] === kind);
}

export function recordsOf<Row extends object>(
  kinds: ColumnKinds,
): {
  readonly read: (stored: Sql<Row>) => Row;
  readonly written: (row: Row) => Sql<Row>;
};
export function recordsOf(kinds: ColumnKinds) {
  const flags = fieldsOfKind(kinds, "flag");
  const lists = fieldsOfKind(kinds, "json");
  return {
    read: (stored: Readonly<Record<string, unknown>>) => {
      const row: Record<string, unknown> = { ...stored };
      for (const flag of flags) if (flag in row) row[flag] = row[flag] === 1;
      for (const list of lists) row[list] = parsed(row[list]);
      return row;
    },
    written: (row: Readonly<Record<string, unknown>>) => {
      const stored: Record<string, unknown> = { ...row };
      for (const flag of flags) stored[flag] = Number(row[flag]);
      for (const list of lists) stored[list] = JSON.stringify(row[list]);
      return stored;
    },
  };
}

/** Skips the parser for an empty list, because most lists are empty. */
function parsed(text: unknown): unknown {
  return text === "[]" ? [] : JSON.parse(String(text));
}

/** The column of a field, in snake case. The field `userId` of a wine is the column `cellar_id`. */
export function columnOf(field: string): string {
  if (field === "userId") return "cellar_id";
  return field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

export function selected(fields: readonly string[]): string {
  return fields.map((field) => `${columnOf(field)} AS "${field}"`).join(", ");
}

export function jsonOf(fields: readonly string[], kinds: ColumnKinds): string {
  const valueOf = {
    plain: (column: string) => column,
    flag: (column: string) => `json(iif(${column}, 'true', 'false'))`,
    json: (column: string) => `json(${column})`,
  };
  const values = fields.map(
    (field) => `'${field}', ${valueOf[kinds[field] ?? "plain"](columnOf(field))}`,
  );
  return `json_object(${values.join(", ")})`;
}

/**
 * An upsert with parameters named by field. For an existing record only the `changing` fields are
 * set.
 */
export function upsert(
  table: string,
  {
    fields,
    changing,
  }: {
    readonly fields: readonly string[];
    readonly changing: readonly string[];
  },
): string {
  const columns = fields.map(columnOf);
  const values = fields.map((field) => `@${field}`);
  const changes = changing.map(columnOf).map((column) => `${column} = excluded.${column}`);
  return `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${values.join(", ")})
    ON CONFLICT (cellar_id, id) DO UPDATE SET ${changes.join(", ")}`;
}
