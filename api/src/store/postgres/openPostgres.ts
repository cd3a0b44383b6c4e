import { randomUUID } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import pg from "pg";
import { connectionTo, openPool, type Postgres } from "./connection.ts";
import { postgresMigrations } from "./migrations.ts";
import { PostgresUnusable } from "./PostgresUnusable.ts";

/** How long a start waits for the database, in milliseconds. */
const START_WITHIN_MS = 30_000;

const ASK_AGAIN_MS = 500;

/** The oldest server that we run on, as it counts its versions. */
const OLDEST_VERSION = 15_00_00;

/** The lock of whoever changes the schema: one process at a time. */
const SCHEMA_LOCK = 7_296_533;

export interface OpeningPostgres {
  readonly url: string;
  /** Told of a connection that broke while nobody used it. */
  readonly told: (lost: Error) => void;
  /** How long to wait for a server that is not there yet, in milliseconds. */
  readonly withinMs?: number;
  readonly steps?: readonly string[];
  /** Opens it for the move that a mark in it tells of, too. */
  readonly isMoving?: boolean;
}

/**
 * Opens the database at `url` and brings its schema up to date, one process at a time. A server
 * that is not there yet is waited for. What is acknowledged afterwards survives the loss of power:
 * a server that would answer before it has flushed is refused with {@link PostgresUnusable}.
 */
export async function openPostgres(opening: OpeningPostgres): Promise<Postgres> {
  const { url, told, withinMs = START_WITHIN_MS, steps = postgresMigrations, isMoving } = opening;
  const client = await connected(url, withinMs);
  try {
    await requireDurable(client);
    await migrate(client, steps);
    if (!isMoving) await requireWhole(client);
  } finally {
    await client.end();
  }
  return openPool(url, told);
}

async function connected(url: string, withinMs: number): Promise<pg.Client> {
  const endsAt = Date.now() + withinMs;
  for (;;) {
    const client = new pg.Client(connectionTo(url));
    // What breaks later is told to whoever waits for an answer then.
    client.on("error", () => undefined);
    try {
      await client.connect();
      return client;
    } catch (cause) {
      await client.end().catch(() => undefined);
      if (isFinal(cause)) {
        throw new PostgresUnusable(`DATABASE_URL is turned away: ${cause.message}.`, { cause });
      }
      if (Date.now() > endsAt) {
        const waited = String(Math.round(withinMs / 1000));
        throw new PostgresUnusable(
          `The database that DATABASE_URL names can't be reached, for ${waited} s. Start it, or mend DATABASE_URL.`,
          { cause },
        );
      }
      await after(ASK_AGAIN_MS);
    }
  }
}

/** A wrong password or name is no better for being tried again. */
function isFinal(cause: unknown): cause is pg.DatabaseError {
  return cause instanceof pg.DatabaseError && /^(28|3D)/.test(cause.code ?? "");
}

async function requireDurable(client: pg.Client): Promise<void> {
  const settings = await client.query<{ name: string; setting: string }>(
    `SELECT name, setting FROM pg_settings
     WHERE name IN ('server_version_num', 'fsync', 'full_page_writes', 'synchronous_commit')`,
  );
  const of = new Map(settings.rows.map(({ name, setting }) => [name, setting]));
  if (Number(of.get("server_version_num")) < OLDEST_VERSION) {
    throw new PostgresUnusable("DATABASE_URL names a PostgreSQL older than 15. Update it.");
  }
  for (const name of ["fsync", "full_page_writes", "synchronous_commit"]) {
    if (of.get(name) !== "off") continue;
    throw new PostgresUnusable(
      `The database that DATABASE_URL names runs with ${name} off, and would lose what it has ` +
        "acknowledged. Switch it on.",
    );
  }
}

async function migrate(client: pg.Client, steps: readonly string[]): Promise<void> {
  await client.query("SELECT pg_advisory_lock($1)", [SCHEMA_LOCK]);
  await client.query("CREATE TABLE IF NOT EXISTS meta (key text PRIMARY KEY, value text NOT NULL)");
  await client.query("INSERT INTO meta VALUES ('schema', '0') ON CONFLICT DO NOTHING");
  const found = await client.query<{ value: string }>(
    "SELECT value FROM meta WHERE key = 'schema'",
  );
  const version = Number(found.rows[0]?.value);
  if (version > steps.length) {
    throw new PostgresUnusable(
      `The database was written by a later version of Wine Cellar (schema ${String(version)}, ` +
        `this one knows ${String(steps.length)}). Start that version, or restore a backup.`,
    );
  }
  for (const [index, step] of steps.entries()) {
    if (index < version) continue;
    await client.query("BEGIN");
    await client.query(step);
    await client.query("UPDATE meta SET value = $1 WHERE key = 'schema'", [String(index + 1)]);
    await client.query("COMMIT");
  }
  await client.query("INSERT INTO meta VALUES ('epoch', $1) ON CONFLICT DO NOTHING", [
    randomUUID(),
  ]);
}

/** Half of the people would find that they have no account. */
async function requireWhole(client: pg.Client): Promise<void> {
  const marks = await client.query("SELECT 1 FROM meta WHERE key = 'moving'");
  if (marks.rows.length === 0) return;
  throw new PostgresUnusable(
    "A move into the database that DATABASE_URL names was broken off. Run npm run move again.",
  );
}
