/**
 * SQLite or PostgreSQL, used with SQL that is valid in both. Parameters are `$1`, `$2`, …; a list
 * of texts is one parameter. Each statement text must be constant, because it is prepared once.
 */
export interface SqlDatabase {
  readonly dialect: Dialect;
  rows<Row extends object>(text: string, values: readonly unknown[]): Promise<readonly Row[]>;
  changed(text: string, values: readonly unknown[]): Promise<number>;
  /**
   * Runs the steps in one transaction. After a conflict, `steps` is called again from the
   * beginning.
   */
  transaction<T>(steps: () => Steps<T>): Promise<T>;
}

export interface Dialect {
  /** Name of the table of accounts, which differs between the two databases. */
  readonly accounts: string;
  /** Suffix of a SELECT that locks its rows until the transaction ends. */
  readonly forUpdate: string;
  readonly forShare: string;
  /** Name of the function for the smaller of two numbers. */
  readonly least: string;
  /** SQL condition: the column's text is in the list parameter. */
  readonly isAmong: (column: string, parameter: string) => string;
  /**
   * Statement that locks an e-mail until the transaction ends; `undefined` if transactions never
   * run in parallel.
   */
  readonly lockEmail: string | undefined;
}

/**
 * The statements of a transaction, yielded one at a time. Each yield returns the statement's
 * result. SQLite runs the steps without interruption; PostgreSQL waits for each result.
 */
export type Steps<T> = Generator<StoreQuery, T, Answer>;

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
