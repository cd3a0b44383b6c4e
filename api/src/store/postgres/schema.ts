import { setTimeout as after } from "node:timers/promises";
import type pg from "pg";
import { partsFrom, type Schema, usableFrom, versionOf, whyTooOld } from "../migrations/Schema.ts";
import { type Connection, statement } from "./connection.ts";
import { PostgresUnusable } from "./PostgresUnusable.ts";

/** Key of the advisory lock that prevents two processes from migrating at the same time. */
const SCHEMA_LOCK = 7_296_533;

const LOOK_AGAIN_MS = 500;

/** The connection name of a serving process, with the schema version that the process knows. */
export function listenerName(version: number): string {
  return `${LISTENERS} ${String(version)}`;
}

/** Number of processes that serve the database. Each process has a listening connection. */
export async function processesAt(connection: Connection): Promise<number> {
  const [found] = await connection.rows<{ readonly count: number }>(LISTENING, [NO_VERSION]);
  return found?.count ?? 0;
}

export interface MigrationOptions {
  readonly schema: Schema;
  readonly awayWithinMs: number;
}

/**
 * Migrates the schema through `client`. A lock lets only one process migrate at a time. A migration
 * that earlier versions cannot use waits until processes of these versions have ended. Throws
 * {@link PostgresUnusable} if this process is too old or too new for the schema.
 */
export async function migrate(
  client: pg.Client,
  { schema, awayWithinMs }: MigrationOptions,
): Promise<void> {
  await client.query("SELECT pg_advisory_lock($1)", [SCHEMA_LOCK]);
  await client.query("CREATE TABLE IF NOT EXISTS meta (key text PRIMARY KEY, value text NOT NULL)");
  const { rows } = await client.query<SchemaVersion>(SCHEMA.text);
  const { version, usable } = rows[0] ?? NO_SCHEMA;
  if (usable > versionOf(schema)) throw new PostgresUnusable(tooNew(usable, schema));
  const tooOld = whyTooOld(version, schema);
  if (tooOld !== undefined) throw new PostgresUnusable(`${DATABASE} ${tooOld}`);

  const needed = usableFrom(schema);
  if (version > 0 && needed > version) await sendAway(client, { needed, usable, awayWithinMs });
  for (const { sql, leadsTo } of partsFrom(version, schema)) {
    await client.query("BEGIN");
    await client.query(sql);
    await client.query(NOTE, ["schema", String(versionOf(leadsTo))]);
    await client.query(NOTE, ["usable_from", String(usableFrom(leadsTo))]);
    await client.query("COMMIT");
  }
}

/** The version of a database's schema; 0 for an empty database. */
export async function schemaVersionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query("SELECT 1 WHERE to_regclass('meta') IS NOT NULL");
  if (rows.length === 0) return 0;
  const schemas = await client.query<SchemaVersion>(SCHEMA.text);
  return schemas.rows[0]?.version ?? 0;
}

export async function whyTooNew(
  connection: Connection,
  known: Schema,
): Promise<string | undefined> {
  const [schema = NO_SCHEMA] = await connection.rows<SchemaVersion>(SCHEMA, []);
  return schema.usable > versionOf(known) ? tooNew(schema.usable, known) : undefined;
}

const DATABASE = "The database that DATABASE_URL names";

function tooNew(usable: number, known: Schema): string {
  return (
    `${DATABASE} is one of a later version of Wine Cellar (it wants schema ${String(usable)}, ` +
    `this one knows ${String(versionOf(known))}). Start that version, or restore a backup.`
  );
}

/**
 * Prevents processes whose newest schema version is below `needed` from using the database, and
 * waits until they have ended. If they do not end in time, allows them again and throws.
 */
async function sendAway(
  client: pg.Client,
  asked: { readonly needed: number; readonly usable: number; readonly awayWithinMs: number },
): Promise<void> {
  const endsAt = Date.now() + asked.awayWithinMs;
  await client.query(NOTE, ["usable_from", String(asked.needed)]);
  for (;;) {
    const { rows } = await client.query<{ count: string }>(LISTENING.text, [asked.needed]);
    const count = Number(rows[0]?.count);
    if (count === 0) return;
    if (Date.now() > endsAt) {
      await client.query(NOTE, ["usable_from", String(asked.usable)]);
      throw new PostgresUnusable(
        "Servers of an earlier version still use the database that DATABASE_URL names: " +
          `${String(count)}. They do not end automatically. Stop them first.`,
      );
    }
    await after(LOOK_AGAIN_MS);
  }
}

interface SchemaVersion {
  readonly version: number;
  readonly usable: number;
}

const NO_SCHEMA: SchemaVersion = { version: 0, usable: 0 };

const LISTENERS = "wine-cellar listening";

/** Higher than any schema version, so that processes of all versions are counted. */
const NO_VERSION = 1_000_000;

const LISTENING = statement(
  `SELECT count(*) AS count FROM pg_stat_activity
   WHERE datname = current_database()
     AND substring(application_name FROM '^${LISTENERS} ([0-9]+)$')::int < $1`,
);

/**
 * Reads the schema version and the lowest version that can use the schema. If `usable_from` is
 * missing, only a process that knows the whole schema can use it.
 */
const SCHEMA = statement(
  `SELECT
     coalesce(max(value) FILTER (WHERE key = 'schema'), '0')::int AS version,
     coalesce(
       max(value) FILTER (WHERE key = 'usable_from'), max(value) FILTER (WHERE key = 'schema'), '0'
     )::int AS usable
   FROM meta WHERE key IN ('schema', 'usable_from')`,
);

const NOTE = `INSERT INTO meta (key, value) VALUES ($1, $2)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
