/** One step of a database's schema. */
export interface Step {
  readonly sql: string;
  /**
   * Whether an earlier process may keep using the database after the step: all that it reads and
   * writes still exists with the same meaning.
   */
  readonly isCompatible: boolean;
}

/** One step of the schema, in both dialects. */
export interface Migration extends Pick<Step, "isCompatible"> {
  readonly sqlite: string;
  readonly postgres: string;
}

/** A schema: a baseline for new databases, and the steps after it. */
export interface Schema {
  /** The oldest version that can be upgraded. */
  readonly oldest: number;
  /** The steps from that version on, oldest first. */
  readonly steps: readonly Step[];
  /** The start of a new database. It includes the first `steps` steps. */
  readonly baseline: { readonly sql: string; readonly steps: number };
}

/** The version of a database with this schema. */
export function versionOf({ oldest, steps }: Omit<Schema, "baseline">): number {
  return oldest + steps.length;
}

/** The lowest version whose processes may use a database with this schema. */
export function usableFrom({ oldest, steps }: Omit<Schema, "baseline">): number {
  return oldest + steps.findLastIndex(({ isCompatible }) => !isCompatible) + 1;
}

/** The parts that upgrade a database of this version, each with the version it leads to. */
export function partsFrom(version: number, { oldest, steps, baseline }: Schema) {
  const parts = steps.map(({ sql }, index) => partWith(sql, index + 1));
  if (version > 0) return parts.slice(version - oldest);
  return [partWith(baseline.sql, baseline.steps), ...parts.slice(baseline.steps)];

  function partWith(sql: string, count: number) {
    return { sql, leadsTo: { oldest, steps: steps.slice(0, count) } };
  }
}

/** Why a database of this version cannot be upgraded; `undefined` if it can. */
export function whyTooOld(version: number, { oldest }: Schema): string | undefined {
  if (version === 0 || version >= oldest) return undefined;
  return (
    `was written by a version of Wine Cellar that is too old (schema ${String(version)}; ` +
    `this one upgrades schema ${String(oldest)} and later). Restore a newer backup.`
  );
}
