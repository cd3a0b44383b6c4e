import { createHash } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import pg from "pg";

/** Connections per process for statements. One more listens. */
const CONNECTIONS = 10;

/** How long a statement waits for a connection, in ms. */
const CONNECT_WITHIN_MS = 5_000;

/** Longest duration of a statement, and longest idle time of a transaction, in ms. */
const ANSWER_WITHIN_MS = 30_000;

/** Attempts of a transaction that conflicts with others. */
const ATTEMPTS = 6;

/** Longest pause before another attempt, in ms. */
const PAUSE_MS = 20;

/** PostgreSQL's codes of conflicting transactions, which succeed when repeated. */
const MET: ReadonlySet<string | undefined> = new Set(["40001", "40P01"]);

/**
 * Classes of PostgreSQL's codes for server failures: connection, authorization, read-only,
 * rollback, resources, locks, operator intervention, system and internal errors.
 */
const FAILURES: ReadonlySet<string> = new Set([
  "08",
  "25",
  "28",
  "3D",
  "40",
  "53",
  "55",
  "57",
  "58",
  "XX",
]);

/** PostgreSQL is unreachable or failed. The statement itself is fine. */
export class PostgresFailure extends Error {
  override readonly name = "PostgresFailure";
}

/** A statement that each connection prepares once. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export function statement(text: string): Statement {
  return { name: createHash("sha256").update(text).digest("base64url").slice(0, 32), text };
}

/** Runs statements, in a transaction or outside. */
export interface Connection {
  rows<Row extends object>(said: Statement, values: readonly unknown[]): Promise<readonly Row[]>;
  changed(said: Statement, values: readonly unknown[]): Promise<number>;
}

/**
 * Runs statements in one transaction. Each is sent immediately, and the server runs them in order:
 * independent ones share one round trip.
 */
export interface Transaction extends Connection {
  /** Sends a write without waiting for its answer. If it fails, so does the transaction. */
  write(said: Statement, values: readonly unknown[]): void;
}

/**
 * A PostgreSQL database. Everything rejects with {@link PostgresFailure} if the server fails or is
 * unreachable.
 */
export interface Postgres extends Connection {
  /**
   * Runs `step` in one transaction, which is rolled back if it throws. On a conflict it is repeated
   * a few times, so `step` must have no other effects.
   */
  transaction<T>(step: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Closes every connection. Call it only without running work. */
  end(): Promise<void>;
}

/** Reads `bigint` as a number: ours are counters and times, far below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** The settings of every connection. */
export function connectionTo(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: "wine-cellar",
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    // A dead machine sends nothing, so a connection without an answer is given up.
    query_timeout: ANSWER_WITHIN_MS + CONNECT_WITHIN_MS,
    keepAlive: true,
    types,
  };
}

/** Opens a pool of connections to the database at `url`. Connects on demand. */
export function openPool(url: string, onFailure: (lost: Error) => void): Postgres {
  const pool = new pg.Pool({
    ...connectionTo(url),
    max: CONNECTIONS,
    pipeline: true,
    statement_timeout: ANSWER_WITHIN_MS,
    idle_in_transaction_session_timeout: ANSWER_WITHIN_MS,
    // Planning for each set of values takes longer than running the statement. All find their rows
    // by key.
    options: "-c plan_cache_mode=force_generic_plan",
  });
  // A connection reports its failure, used or idle. The pool replaces it on demand.
  pool.on("connect", (client) => client.on("error", onFailure));
  pool.on("error", () => undefined);

  const attempt = async <T>(step: (transaction: Transaction) => Promise<T>): Promise<T> => {
    const client = await guarded(() => pool.connect());
    const sent: Promise<unknown>[] = [];
    const send = (answer: Promise<unknown>) => {
      // The transaction reports this failure, since the step may end first.
      answer.catch(() => undefined);
      sent.push(answer);
    };
    const connection = connectionOf(client);
    let isBroken = false;
    try {
      send(guarded(() => client.query("BEGIN")));
      const result = await step({
        ...connection,
        write: (said, values) => {
          send(connection.changed(said, values));
        },
      });
      // After a failed write this commits nothing.
      send(guarded(() => client.query("COMMIT")));
      await Promise.all(sent);
      return result;
    } catch (cause) {
      isBroken = await client.query("ROLLBACK").then(
        () => false,
        () => true,
      );
      throw cause;
    } finally {
      client.release(isBroken);
    }
  };

  return {
    ...connectionOf(pool),
    async transaction(step) {
      for (let attempts = 1; ; attempts += 1) {
        try {
          return await attempt(step);
        } catch (cause) {
          if (!hasMet(cause) || attempts === ATTEMPTS) throw cause;
          await after(Math.random() * PAUSE_MS);
        }
      }
    },
    end: () => pool.end(),
  };
}

function connectionOf(client: pg.Pool | pg.PoolClient): Connection {
  const run = <Row extends object>({ name, text }: Statement, values: readonly unknown[]) =>
    guarded(() => client.query<Row>({ name, text, values: values.map(storable) }));
  return {
    rows: async <Row extends object>(said: Statement, values: readonly unknown[]) =>
      (await run<Row>(said, values)).rows,
    changed: async (said, values) => (await run(said, values)).rowCount ?? 0,
  };
}

/** A NUL in a searched text cannot be sent to PostgreSQL. The result is then empty. */
function storable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storable);
  return typeof value === "string" ? value.replaceAll("\0", "\ufffd") : value;
}

/**
 * Converts server failures to {@link PostgresFailure}. An invalid statement stays an ordinary
 * error.
 */
async function guarded<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    if (cause instanceof pg.DatabaseError && !FAILURES.has((cause.code ?? "").slice(0, 2))) {
      throw cause;
    }
    throw new PostgresFailure("PostgreSQL failed or is out of reach", { cause });
  }
}

function hasMet(error: unknown): boolean {
  const cause = error instanceof PostgresFailure ? error.cause : error;
  return cause instanceof pg.DatabaseError && MET.has(cause.code);
}
