import { createHash } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import pg from "pg";
import { TurnSocket } from "./TurnSocket.ts";

/**
 * Maximum number of connections in a process's pool. One more connection, outside the pool, runs
 * PostgreSQL's LISTEN.
 */
const CONNECTIONS = 10;

const CONNECT_WITHIN_MS = 5_000;

/** Maximum duration of a statement, and maximum idle time of a transaction, in ms. */
const ANSWER_WITHIN_MS = 30_000;

/** Maximum number of attempts of a transaction that conflicts with others. */
const ATTEMPTS = 6;

/** Maximum random pause before a transaction is attempted again, in ms. */
const PAUSE_MS = 20;

/** PostgreSQL's codes for conflicting transactions, which can be repeated. */
const CONFLICTS: ReadonlySet<string | undefined> = new Set(["40001", "40P01"]);

/**
 * Classes of PostgreSQL's codes for server failures: connection, transaction state, authorization,
 * missing database, rollback, resources, locks, operator intervention, system and internal errors.
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

/**
 * Error for a PostgreSQL server that is unreachable or has failed. An invalid statement is not such
 * an error.
 */
export class PostgresFailure extends Error {
  override readonly name = "PostgresFailure";
}

/** An SQL statement, which each connection prepares once. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export function statement(text: string): Statement {
  return { name: createHash("sha256").update(text).digest("base64url").slice(0, 32), text };
}

// Both are prepared, because `pg` sends other statements separately.
const BEGIN = statement("BEGIN");
const COMMIT = statement("COMMIT");

export interface Connection {
  rows<Row extends object>(
    prepared: Statement,
    values: readonly unknown[],
  ): Promise<readonly Row[]>;
  changed(prepared: Statement, values: readonly unknown[]): Promise<number>;
}

/**
 * Runs statements in one transaction. Each statement is sent immediately and the server runs them
 * in order, so independent statements share one round trip.
 */
export interface Transaction extends Connection {
  /** Sends a write without waiting for the result. If the write fails, the transaction fails. */
  write(prepared: Statement, values: readonly unknown[]): void;
}

/**
 * A PostgreSQL database. All methods reject with {@link PostgresFailure} if the server fails or is
 * unreachable.
 */
export interface Postgres extends Connection {
  /**
   * Runs `step` in one transaction, which is rolled back if `step` throws. After a conflict `step`
   * runs again, so it must have no other effects.
   */
  transaction<T>(step: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Closes every connection. Call this only when no work is running. */
  end(): Promise<void>;
}

/** Reads `bigint` as a number. Our counters and times are far below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

export function connectionTo(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: "wine-cellar",
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    // A query without a response fails after this time, because a machine that has crashed does not
    // close its connections.
    query_timeout: ANSWER_WITHIN_MS + CONNECT_WITHIN_MS,
    keepAlive: true,
    types,
  };
}

export function openPool(url: string, onFailure: (lost: Error) => void): Postgres {
  const pool = new pg.Pool({
    ...connectionTo(url),
    max: CONNECTIONS,
    pipeline: true,
    stream: () => new TurnSocket(),
    statement_timeout: ANSWER_WITHIN_MS,
    idle_in_transaction_session_timeout: ANSWER_WITHIN_MS,
    // Each statement gets one plan for all values, because planning would take longer than running
    // it. All statements find their rows by key.
    options: "-c plan_cache_mode=force_generic_plan",
  });
  // The pool's error event needs a handler, although each connection has already reported its
  // failure.
  pool.on("connect", (client) => client.on("error", onFailure));
  pool.on("error", () => undefined);

  const attempt = async <T>(step: (transaction: Transaction) => Promise<T>): Promise<T> => {
    const client = await guarded(() => pool.connect());
    const sent: Promise<unknown>[] = [];
    const connection = connectionOf(client);
    const write = (prepared: Statement, values: readonly unknown[]) => {
      const answer = connection.changed(prepared, values);
      // The transaction reports a failure at its end, by `Promise.all`. This handler only prevents
      // an unhandled rejection before that.
      answer.catch(() => undefined);
      sent.push(answer);
    };
    let isBroken = false;
    try {
      write(BEGIN, []);
      const result = await step({ ...connection, write });
      // If a write has failed, PostgreSQL rolls back instead.
      write(COMMIT, []);
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
          if (!isConflict(cause) || attempts === ATTEMPTS) throw cause;
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
    rows: async <Row extends object>(prepared: Statement, values: readonly unknown[]) =>
      (await run<Row>(prepared, values)).rows,
    changed: async (prepared, values) => (await run(prepared, values)).rowCount ?? 0,
  };
}

/**
 * Replaces NUL in texts, because PostgreSQL refuses it. The replacement character is stored and
 * searched instead.
 */
function storable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storable);
  return typeof value === "string" ? value.replaceAll("\0", "\ufffd") : value;
}

/**
 * Runs a step and converts failures of the server to {@link PostgresFailure}. The error of an
 * invalid statement is not converted.
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

function isConflict(error: unknown): boolean {
  const cause = error instanceof PostgresFailure ? error.cause : error;
  return cause instanceof pg.DatabaseError && CONFLICTS.has(cause.code);
}
