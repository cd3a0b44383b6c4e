import { createHash } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import pg from "pg";

/** How many connections one process has for its statements; one more listens. */
const CONNECTIONS = 10;

/** How long a statement waits for a connection, in milliseconds. */
const CONNECT_WITHIN_MS = 5_000;

/** How long a statement may run, and a transaction rest, in milliseconds. */
const ANSWER_WITHIN_MS = 30_000;

/** How often a transaction is begun that another one has got in the way of. */
const ATTEMPTS = 6;

/** How long to wait before another attempt, at most, in milliseconds. */
const PAUSE_MS = 20;

/** What PostgreSQL says where transactions met: done again, each goes through. */
const MET: ReadonlySet<string | undefined> = new Set(["40001", "40P01"]);

/**
 * Classes of what PostgreSQL says where it is the server that fails: connection, authorization,
 * read-only, rollback, resources, locks, an operator's hand, the system, an error of its own.
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

/** PostgreSQL is out of reach or failed; nothing is wrong with what was asked of it. */
export class PostgresFailure extends Error {
  override readonly name = "PostgresFailure";
}

/** A statement that each connection parses once. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Names a statement by its text. */
export function statement(text: string): Statement {
  return { name: createHash("sha256").update(text).digest("base64url").slice(0, 32), text };
}

/** Runs statements, outside of a transaction or inside of one. */
export interface Connection {
  /** The rows that a statement gives. */
  rows<Row extends object>(said: Statement, values: readonly unknown[]): Promise<readonly Row[]>;
  /** How many rows a statement has changed. */
  changed(said: Statement, values: readonly unknown[]): Promise<number>;
}

/**
 * Runs the statements of one transaction. Each goes out at once, and the server takes one after the other:
 * those that don't need each other's answers take one way there and back together.
 */
export interface Transaction extends Connection {
  /** Sends a write whose answer nobody needs; where it fails, so does the transaction. */
  write(said: Statement, values: readonly unknown[]): void;
}

/**
 * A PostgreSQL database. Everything rejects with {@link PostgresFailure} where the server fails or
 * is out of reach.
 */
export interface Postgres extends Connection {
  /**
   * Runs `step` in one transaction, which is rolled back when it throws. Where it meets another one
   * it is run again, a bounded number of times, so `step` keeps nothing outside of its result.
   */
  transaction<T>(step: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Closes every connection; nothing may be running any more. */
  end(): Promise<void>;
}

/** A `bigint` comes as a number: ours are counters and milliseconds, far below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** What a connection is given, whoever opens it. */
export function connectionTo(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: "wine-cellar",
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    // A machine that is gone says nothing: a line on which no answer comes is given up.
    query_timeout: ANSWER_WITHIN_MS + CONNECT_WITHIN_MS,
    keepAlive: true,
    types,
  };
}

/** Opens a pool of connections to the database at `url`, none of them yet. */
export function openPool(url: string, told: (lost: Error) => void): Postgres {
  const pool = new pg.Pool({
    ...connectionTo(url),
    max: CONNECTIONS,
    pipeline: true,
    statement_timeout: ANSWER_WITHIN_MS,
    idle_in_transaction_session_timeout: ANSWER_WITHIN_MS,
    // To plan a statement anew for its values takes longer than to run it; all find their rows by key.
    options: "-c plan_cache_mode=force_generic_plan",
  });
  // One that breaks says so from its first moment on, used or not; it is replaced when one is wanted.
  pool.on("connect", (client) => client.on("error", told));
  pool.on("error", () => undefined);

  const attempt = async <T>(step: (transaction: Transaction) => Promise<T>): Promise<T> => {
    const client = await guarded(() => pool.connect());
    const sent: Promise<unknown>[] = [];
    const send = (answer: Promise<unknown>) => {
      // Whoever waits for the transaction hears of it: a step may end first.
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
      // After a write that failed, this commits nothing.
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

/** What is looked for under a text with a NUL, which PostgreSQL can't even be asked for, isn't there. */
function storable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storable);
  return typeof value === "string" ? value.replaceAll("\0", "\ufffd") : value;
}

/** Names a failure of the server for what it is; what is wrong with a statement stays a bug of ours. */
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
