import { randomUUID } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import pg from "pg";
import { connectionTo, openPool, type Postgres } from "./connection.ts";
import { postgresSchema } from "../migrations/index.ts";
import { type Schema, versionOf } from "../migrations/Schema.ts";
import { PostgresUnusable } from "./PostgresUnusable.ts";
import { migrate, schemaVersionOf } from "./schema.ts";

/** How long the server waits at startup for the database to run, in ms. */
const START_WITHIN_MS = 30_000;

const ASK_AGAIN_MS = 500;

const NO_TIMEOUT = 0;

/** The oldest supported PostgreSQL version, in the format of `server_version_num`. */
const OLDEST_VERSION = 15_00_00;

/**
 * How long the server waits at startup until processes that cannot use the new schema have ended,
 * in ms.
 */
const AWAY_WITHIN_MS = 60_000;

export interface PostgresOptions {
  readonly url: string;
  /** Receives failures of idle connections. */
  readonly onFailure: (lost: Error) => void;
  /** How long to wait for a server that is not running yet, in ms. */
  readonly withinMs?: number;
  readonly schema?: Schema;
  readonly awayWithinMs?: number;
  /** Called after each failed attempt to connect. */
  readonly onWaiting?: () => void;
  /** Whether to open even a database into which a move of data is unfinished. */
  readonly isMoving?: boolean;
}

/**
 * Opens the database at `url` and migrates its schema; only one process migrates at a time. Waits
 * for a database that is not running yet. Throws {@link PostgresUnusable} if the database's
 * settings could lose acknowledged writes.
 */
export async function openPostgres(opening: PostgresOptions): Promise<Postgres> {
  const { url, onFailure, withinMs = START_WITHIN_MS, isMoving, onWaiting } = opening;
  const { schema = postgresSchema, awayWithinMs = AWAY_WITHIN_MS } = opening;
  const client = await connected({ url, withinMs, onWaiting });
  try {
    await requireSafeSettings(client);
    await migrate(client, { schema, awayWithinMs });
    await client.query(NAME_HISTORY, [randomUUID()]);
    if (!isMoving) await requireWhole(client);
  } finally {
    await client.end();
  }
  return openPool(url, onFailure);
}

export type SchemaMatch = "none" | "ours" | "other";

/** Opens the database at `url` with any schema, without changing anything. */
export async function visitPostgres({
  url,
  onFailure,
  withinMs = START_WITHIN_MS,
}: Pick<PostgresOptions, "url" | "onFailure" | "withinMs">): Promise<{
  readonly database: Postgres;
  readonly schema: SchemaMatch;
}> {
  const client = await connected({ url, withinMs, onWaiting: undefined });
  try {
    await requireSafeSettings(client);
    const version = await schemaVersionOf(client);
    const known = version === versionOf(postgresSchema) ? "ours" : "other";
    return { database: openPool(url, onFailure), schema: version === 0 ? "none" : known };
  } finally {
    await client.end();
  }
}

async function connected({
  url,
  withinMs,
  onWaiting,
}: {
  readonly url: string;
  readonly withinMs: number;
  readonly onWaiting: (() => void) | undefined;
}): Promise<pg.Client> {
  const endsAt = Date.now() + withinMs;
  for (;;) {
    const client = clientFor(url);
    try {
      await client.connect();
      return client;
    } catch (cause) {
      await client.end().catch(() => undefined);
      const why = permanentFailureOf(cause);
      if (why !== undefined) throw new PostgresUnusable(why, { cause });
      if (Date.now() > endsAt) {
        const waited = String(Math.round(withinMs / 1000));
        const message = messageOf(cause);
        throw new PostgresUnusable(
          `The database that DATABASE_URL names can't be reached, for ${waited} s. Start it, or mend DATABASE_URL.` +
            (message && ` (${message})`),
          { cause },
        );
      }
      onWaiting?.();
      await after(ASK_AGAIN_MS);
    }
  }
}

function clientFor(url: string): pg.Client {
  try {
    // The first connection runs migrations, which have no time limit.
    const client = new pg.Client({ ...connectionTo(url), query_timeout: NO_TIMEOUT });
    // Without this handler a broken connection would end the process. The next statement reports
    // the failure.
    client.on("error", () => undefined);
    return client;
  } catch (cause) {
    throw new PostgresUnusable(whyUnread(cause), { cause });
  }
}

/**
 * A sentence about why DATABASE_URL is invalid. It quotes no part of the address, because any part
 * may be the password.
 */
function whyUnread(cause: unknown): string {
  if (cause instanceof URIError) {
    return "DATABASE_URL holds a % that begins no character. Write %25 for a % of its own.";
  }
  const isFile = cause instanceof Error && "syscall" in cause;
  const wrong = isFile ? "names a certificate that can't be read" : "can't be used";
  return `DATABASE_URL ${wrong}: ${messageOf(cause)}.`;
}

const UNTRUSTED: ReadonlySet<string> = new Set([
  "CERT_HAS_EXPIRED",
  "CERT_NOT_YET_VALID",
  "CERT_SIGNATURE_FAILURE",
  "CERT_UNTRUSTED",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "INVALID_CA",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
]);

/**
 * A sentence about why connecting cannot succeed even later; `undefined` if another attempt may
 * succeed.
 */
function permanentFailureOf(cause: unknown): string | undefined {
  const code = codeOf(cause);
  if (cause instanceof pg.DatabaseError) {
    const isFinal = /^(28|3D)/.test(code);
    return isFinal ? `DATABASE_URL is turned away: ${cause.message}.` : undefined;
  }
  if (UNTRUSTED.has(code)) {
    return `DATABASE_URL wants TLS, and the server's certificate is not trusted: ${messageOf(cause)}.`;
  }
  return undefined;
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && "code" in cause ? String(cause.code) : "";
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : "";
}

async function requireSafeSettings(client: pg.Client): Promise<void> {
  const settings = await client.query<{ name: string; setting: string }>(
    `SELECT name, setting FROM pg_settings
     WHERE name IN ('server_version_num', 'fsync', 'full_page_writes', 'synchronous_commit')`,
  );
  const why = unsafeSettingIn(new Map(settings.rows.map(({ name, setting }) => [name, setting])));
  if (why !== undefined) throw new PostgresUnusable(why);
}

/** Why a server with these settings may lose acknowledged writes; `undefined` if it is safe. */
export function unsafeSettingIn(settings: ReadonlyMap<string, string>): string | undefined {
  if (Number(settings.get("server_version_num")) < OLDEST_VERSION) {
    return "DATABASE_URL names a PostgreSQL older than 15. Update it.";
  }
  const off = ["fsync", "full_page_writes", "synchronous_commit"].find(
    (name) => settings.get(name) === "off",
  );
  return off === undefined
    ? undefined
    : `The database that DATABASE_URL names runs with ${off} off, and would lose what it has ` +
        "acknowledged. Switch it on.";
}

const NAME_HISTORY = "INSERT INTO meta VALUES ('epoch', $1) ON CONFLICT DO NOTHING";

/**
 * Refuses a database into which a move of data is unfinished, because some users would have no
 * account.
 */
async function requireWhole(client: pg.Client): Promise<void> {
  const marks = await client.query("SELECT 1 FROM meta WHERE key = 'moving'");
  if (marks.rows.length === 0) return;
  throw new PostgresUnusable(
    "A move into the database that DATABASE_URL names was broken off. Run npm run move again.",
  );
}
