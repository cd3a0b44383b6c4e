/**
 * A database of either kind, for SQL that is written once. Parameters are `$1`, `$2`, …; a list of texts is one
 * parameter. Statements are texts that do not change, as each is prepared once.
 */
export interface SqlDatabase {
  readonly dialect: Dialect;
  rows<Row extends object>(text: string, values: readonly unknown[]): Promise<readonly Row[]>;
  /** How many rows a statement changed. */
  changed(text: string, values: readonly unknown[]): Promise<number>;
  /** Runs the steps in one transaction: all of them or none. They may run again from the beginning. */
  transaction<T>(steps: () => Steps<T>): Promise<T>;
}

/** Where the SQL of both differs. */
export interface Dialect {
  /** The table of accounts. */
  readonly accounts: string;
  /** A table with the `wine_count` of each `user_id`. */
  readonly wineCounts: string;
  /** Ends a SELECT whose rows others must not change, or must not lock, until the transaction ends. */
  readonly forUpdate: string;
  readonly forShare: string;
  /** The smaller of two numbers. */
  readonly least: string;
  /** Whether a column has one of the texts that a parameter lists. */
  readonly isAmong: (column: string, parameter: string) => string;
  /** Locks an e-mail until the transaction ends, if transactions run beside each other. */
  readonly lockEmail: string | undefined;
  /** Adds the row of a new account's cellar, if it is not that of the account. */
  readonly addCellar: string | undefined;
  /** The tables whose rows do not go with their account. */
  readonly tablesOfUser: readonly string[];
}

/**
 * The statements of a transaction, each yielded and answered before the next. SQLite runs all of them at once, so
 * that no other write of this process comes between; PostgreSQL waits for each answer.
 */
export type Steps<T> = Generator<Asked, T, Answer>;

/** A statement that rows are wanted of, or how many it changed. */
export interface Asked {
  readonly kind: "rows" | "changed";
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface Answer {
  readonly rows: readonly object[];
  readonly changed: number;
}

/** The rows of a statement within a transaction. */
export function rows<Row extends object>(
  text: string,
  values: readonly unknown[],
): Steps<readonly Row[]>;
export function* rows(text: string, values: readonly unknown[]): Steps<readonly object[]> {
  return (yield { kind: "rows", text, values }).rows;
}

/** The first row of a statement within a transaction. */
export function* first<Row extends object>(
  text: string,
  values: readonly unknown[],
): Steps<Row | undefined> {
  return (yield* rows<Row>(text, values))[0];
}

/** How many rows a statement changed within a transaction. */
export function* changed(text: string, values: readonly unknown[]): Steps<number> {
  return (yield { kind: "changed", text, values }).changed;
}
