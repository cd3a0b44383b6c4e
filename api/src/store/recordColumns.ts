/** A record as SQLite takes and answers it: its booleans are 0 and 1. */
export type Sql<Row> = {
  readonly [Name in keyof Row]: Row[Name] extends boolean ? number : Row[Name];
};

/** The column of a field: its name in the way of SQL. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

/** What a SELECT asks for to get fields under their own names. */
export function selected(fields: readonly string[]): string {
  return fields.map((field) => `${columnOf(field)} AS "${field}"`).join(", ");
}

/** A record as JSON text with these fields. */
export function jsonOf(
  fields: readonly { readonly field: string; readonly isFlag: boolean }[],
): string {
  const values = fields.map(({ field, isFlag }) => {
    const column = columnOf(field);
    return `'${field}', ${isFlag ? `json(iif(${column}, 'true', 'false'))` : column}`;
  });
  return `json_object(${values.join(", ")})`;
}

/**
 * Adds a record under the named parameters of its fields; where the person has one of its id, that
 * one takes the values of the `changing` fields. `first` are further columns of a new record.
 */
export function keeping(
  table: string,
  {
    fields,
    changing,
    first,
  }: {
    readonly fields: readonly string[];
    readonly changing: readonly string[];
    readonly first: Readonly<Record<string, string>>;
  },
): string {
  const columns = [...Object.keys(first), ...fields.map(columnOf)];
  const values = [...Object.values(first), ...fields.map((field) => `@${field}`)];
  const changes = changing.map(columnOf).map((column) => `${column} = excluded.${column}`);
  return `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${values.join(", ")})
    ON CONFLICT (user_id, id) DO UPDATE SET ${changes.join(", ")}`;
}
