/**
 * A database of either kind, for shared SQL. Parameters are `$1`, `$2`, …; a list of texts is one
 * parameter. Statements must be constant texts, since each is prepared once.
 */
export interface SqlDatabase {
  readonly dialect: Dialect;
  rows<Row extends object>(text: string, values: readonly unknown[]): Promise<readonly Row[]>;
  /** How many rows a statement changed. */
  changed(text: string, values: readonly unknown[]): Promise<number>;
  /** Runs the steps in one transaction, all or none. They may be restarted from the beginning. */
  transaction<T>(steps: () => Steps<T>): Promise<T>;
}

/** The differences in SQL. */
export interface Dialect {
  /** The table of accounts. */
  readonly accounts: string;
  /** Suffix of a SELECT that locks its rows until the transaction ends. */
  readonly forUpdate: string;
  readonly forShare: string;
  /** The smaller of two numbers. */
  readonly least: string;
  /** A condition: the column is one of the texts in a list parameter. */
  readonly isAmong: (column: string, parameter: string) => string;
  /** Locks an e-mail until the transaction ends, if transactions run in parallel. */
  readonly lockEmail: string | undefined;
}

/**
 * The statements of a transaction. Each is yielded, and answered before the next. SQLite runs them
 * without interruption; PostgreSQL waits for each answer.
 */
export type Steps<T> = Generator<StoreQuery, T, Answer>;

/** A statement that returns rows, or the number of changed rows. */
export interface StoreQuery {
  readonly kind: "rows" | "changed";
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface Answer {
  readonly rows: readonly object[];
  readonly changed: number;
}

export function rows<Row extends object>(
  text: string,
  values: readonly unknown[],
): Steps<readonly Row[]>;
export function* rows(text: string, values: readonly unknown[]): Steps<readonly object[]> {
  return (yield { kind: "rows", text, values }).rows;
}

export function* first<Row extends object>(
  text: string,
  values: readonly unknown[],
): Steps<Row | undefined> {
  return (yield* rows<Row>(text, values))[0];
}

export function* changed(text: string, values: readonly unknown[]): Steps<number> {
  return (yield { kind: "changed", text, values }).changed;
}
