import type { Statement } from "better-sqlite3";
import type { Database } from "./openDatabase.ts";
import type { Answer, StoreQuery, Dialect, SqlDatabase, Steps } from "../SqlDatabase.ts";

const SQLITE: Dialect = {
  accounts: "users",
  forUpdate: "",
  forShare: "",
  least: "min",
  isAmong: (column, parameter) => `${column} IN (SELECT value FROM json_each(${parameter}))`,
  lockEmail: undefined,
};

/** SQLite as a {@link SqlDatabase} that runs one statement at a time. */
export function sqliteSql(database: Database): SqlDatabase {
  const prepared = preparing(database);
  const changed = (text: string, values: readonly unknown[]) =>
    prepared(text).run(...bound(values)).changes;
  const answerTo = ({ kind, text, values }: StoreQuery): Answer =>
    kind === "rows"
      ? { rows: prepared<object>(text).all(...bound(values)), changed: 0 }
      : { rows: [], changed: changed(text, values) };
  const run = <T>(steps: Steps<T>): T => {
    let step = steps.next();
    while (step.done !== true) step = steps.next(answerTo(step.value));
    return step.value;
  };

  return {
    dialect: SQLITE,
    rows: <Row extends object>(text: string, values: readonly unknown[]) =>
      settled(() => prepared<Row>(text).all(...bound(values))),
    changed: (text, values) => settled(() => changed(text, values)),
    transaction: (steps) => settled(() => database.transaction(() => run(steps())).immediate()),
  };
}

function preparing(database: Database): <Row>(text: string) => Statement<object[], Row>;
function preparing(database: Database): (text: string) => Statement<object[]> {
  const statements = new Map<string, Statement<object[]>>();
  return (text) => {
    const statement = statements.get(text) ?? database.prepare<object[]>(text);
    statements.set(text, statement);
    return statement;
  };
}

/**
 * Returns the values for `$1`, `$2`, …. SQLite has no booleans and no lists, so these values are
 * converted.
 */
function bound(values: readonly unknown[]): object[] {
  if (values.length === 0) return [];
  return [Object.fromEntries(values.map((value, at) => [at + 1, storable(value)]))];
}

function storable(value: unknown): unknown {
  if (typeof value === "boolean") return Number(value);
  return Array.isArray(value) ? JSON.stringify(value) : (value ?? null);
}

/** Runs a step immediately. A thrown error becomes a rejection. */
function settled<T>(step: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(step());
  });
}
