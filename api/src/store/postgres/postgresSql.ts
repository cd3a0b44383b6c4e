import type { Answer, StoreQuery, Dialect, SqlDatabase } from "../SqlDatabase.ts";
import { type Connection, type Postgres, type Statement, statement } from "./connection.ts";

const POSTGRES: Dialect = {
  accounts: "accounts",
  forUpdate: "FOR UPDATE",
  forShare: "FOR SHARE",
  least: "least",
  isAmong: (column, parameter) => `${column} = ANY (${parameter})`,
  lockEmail: "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))",
};

/** PostgreSQL as a {@link SqlDatabase}. Transactions run in parallel. */
export function postgresSql(database: Postgres): SqlDatabase {
  return {
    dialect: POSTGRES,
    rows: (text, values) => database.rows(named(text), values),
    changed: (text, values) => database.changed(named(text), values),
    transaction: (begin) =>
      database.transaction(async (connection) => {
        const steps = begin();
        let step = steps.next();
        while (step.done !== true) step = steps.next(await answerTo(connection, step.value));
        return step.value;
      }),
  };
}

async function answerTo(
  connection: Connection,
  { kind, text, values }: StoreQuery,
): Promise<Answer> {
  return kind === "rows"
    ? { rows: await connection.rows(named(text), values), changed: 0 }
    : { rows: [], changed: await connection.changed(named(text), values) };
}

const statements = new Map<string, Statement>();

/**
 * Returns the cached statement with the SQL `text`. Statements are cached, because creating a
 * statement hashes its text.
 */
function named(text: string): Statement {
  const known = statements.get(text) ?? statement(text);
  statements.set(text, known);
  return known;
}
