export interface Step {
  readonly sql: string;
  /**
   * Whether processes of earlier versions can still use the database after this step. They can if
   * everything they read and write still exists with the same meaning.
   */
  readonly isCompatible: boolean;
}

export interface Migration extends Pick<Step, "isCompatible"> {
  readonly sqlite: string;
  readonly postgres: string;
}

export interface Schema {
  /** The oldest schema version that can be migrated. */
  readonly oldest: number;
  /** The migrations after version `oldest`, in order. */
  readonly steps: readonly Step[];
  /** Creates a new database. `sql` already contains the first `steps` migrations. */
  readonly baseline: { readonly sql: string; readonly steps: number };
}

export function versionOf({ oldest, steps }: Omit<Schema, "baseline">): number {
  return oldest + steps.length;
}

/** The lowest version whose processes can use a database with this schema. */
export function usableFrom({ oldest, steps }: Omit<Schema, "baseline">): number {
  return oldest + steps.findLastIndex(({ isCompatible }) => !isCompatible) + 1;
}

/**
 * The SQL that migrates a database from `version` to the schema, in parts. `leadsTo` is the schema
 * that the database has after a part. Version 0 is an empty database.
 */
export function partsFrom(version: number, { oldest, steps, baseline }: Schema) {
  const parts = steps.map(({ sql }, index) => partWith(sql, index + 1));
  if (version > 0) return parts.slice(version - oldest);
  return [partWith(baseline.sql, baseline.steps), ...parts.slice(baseline.steps)];

  function partWith(sql: string, count: number) {
    return { sql, leadsTo: { oldest, steps: steps.slice(0, count) } };
  }
}

export function whyTooOld(version: number, { oldest }: Schema): string | undefined {
  if (version === 0 || version >= oldest) return undefined;
  return (
    `was written by a version of Wine Cellar that is too old (schema ${String(version)}; ` +
    `this one upgrades schema ${String(oldest)} and later). Restore a newer backup.`
  );
}
