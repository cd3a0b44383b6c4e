/** One step of the schema of one store. */
export interface Step {
  readonly sql: string;
  /**
   * Whether a process that does not know the step may go on using a store that has taken it: all
   * that it reads and writes is still there, and means the same.
   */
  readonly isCompatible: boolean;
}

/** One step of the schema, in both dialects. */
export interface Migration extends Pick<Step, "isCompatible"> {
  readonly sqlite: string;
  readonly postgres: string;
}

/** The schema of one store: a baseline for a new database, and the steps that follow. */
export interface Schema {
  /** The version of the oldest database that is upgraded. */
  readonly oldest: number;
  /** From that version on, oldest first. */
  readonly steps: readonly Step[];
  /** The first part of a new database; it has the first steps in it and takes those after. */
  readonly baseline: { readonly sql: string; readonly steps: number };
}

/** The version that a database of this schema has. */
export function versionOf({ oldest, steps }: Omit<Schema, "baseline">): number {
  return oldest + steps.length;
}

/** The lowest version whose processes may use a database of this schema. */
export function usableFrom({ oldest, steps }: Omit<Schema, "baseline">): number {
  return oldest + steps.findLastIndex(({ isCompatible }) => !isCompatible) + 1;
}

/** What brings a database of this version to the schema, with the version that each part leads to. */
export function partsFrom(version: number, { oldest, steps, baseline }: Schema) {
  const parts = steps.map(({ sql }, index) => partWith(sql, index + 1));
  if (version > 0) return parts.slice(version - oldest);
  return [partWith(baseline.sql, baseline.steps), ...parts.slice(baseline.steps)];

  function partWith(sql: string, count: number) {
    return { sql, leadsTo: { oldest, steps: steps.slice(0, count) } };
  }
}

/** Why a database of this version cannot be upgraded; `undefined` where it can. */
export function whyTooOld(version: number, { oldest }: Schema): string | undefined {
  if (version === 0 || version >= oldest) return undefined;
  return (
    `was written by a version of Wine Cellar that is too old (schema ${String(version)}; ` +
    `this one upgrades schema ${String(oldest)} and later). Restore a newer backup.`
  );
}
