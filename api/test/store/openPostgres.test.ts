import { readFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { inspect } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openPostgres, unsafeSettingIn } from "../../src/store/postgres/openPostgres.ts";
import { PostgresUnusable } from "../../src/store/postgres/PostgresUnusable.ts";
import { openPostgresStore } from "../../src/store/postgres/openPostgresStore.ts";
import { openDatabase } from "../../src/store/sqlite/openDatabase.ts";
import { postgresSchema } from "../../src/store/migrations/index.ts";
import type { Schema } from "../../src/store/migrations/Schema.ts";
import { PostgresFailure, statement } from "../../src/store/postgres/connection.ts";
import { MOVED_TABLES, tablesOf } from "../../src/store/movedTables.ts";
import { freePort, startPostgres, type TestPostgres } from "../startPostgres.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let server: TestPostgres;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

test("parallel server starts create one schema and one epoch", async () => {
  const url = await server.database();

  const opened = await Promise.all([1, 2, 3, 4].map(() => openPostgres({ url, onFailure })));

  const epoch = statement("SELECT value FROM meta WHERE key = 'epoch'");
  const epochs = await Promise.all(opened.map((database) => database.rows(epoch, [])));
  for (const found of epochs) expect(found).toEqual(epochs[0]);
  await Promise.all(opened.map((database) => database.end()));
});

test("the oldest schema is upgraded to the schema of a new database", async () => {
  const [url, other] = [await server.database(), await server.database()];
  await formerDatabase(url);

  const [upgraded, fresh] = [
    await openPostgres({ url, onFailure }),
    await openPostgres({ url: other, onFailure }),
  ];

  const known = statement(KNOWN);
  expect(await upgraded.rows(known, [])).toEqual(await fresh.rows(known, []));
  await Promise.all([upgraded.end(), fresh.end()]);
});

test("upgrading the oldest schema renames fields in stored JSON", async () => {
  const url = await server.database();
  await formerDatabase(
    url,
    `INSERT INTO records (user_id, kind, id, body, deleted, seq)
     VALUES ('ann', 'event', 'e1', '{"isTold":true}', false, 2);
     INSERT INTO results (user_id, key, fingerprint, verdict, body) VALUES ('ann', 'k1', '',
       '{"kind":"applied","wineId":"one"}', '{"id":"one","toldElsewhere":"CT 94"}')`,
  );

  const database = await openPostgres({ url, onFailure });
  onTestFinished(() => database.end());

  const kept = statement(
    "SELECT records.body AS event, results.body, verdict FROM records CROSS JOIN results",
  );
  expect(await database.rows(kept, [])).toEqual([
    {
      event: '{"isUncounted":true}',
      body: '{"id":"one","extraFields":"CT 94"}',
      verdict: '{"kind":"applied","recordId":"one"}',
    },
  ]);
});

test("upgrading the oldest schema creates each user's cellar with the user's rows", async () => {
  const url = await server.database();
  await formerDatabase(
    url,
    `INSERT INTO cellars (user_id, seq, wine_count, wine_text, answers) VALUES ('ann', 30, 1, 6, 4);
     INSERT INTO records (user_id, kind, id, body, deleted, seq) VALUES ('ann', 'place', 'p', '{}', false, 2);
     INSERT INTO objects (user_id, id, state, created_at) VALUES ('ann', 'o', 'finalized', 0);
     INSERT INTO devices (user_id, id, last_op_no, ack_through) VALUES ('ann', 'phone', 7, 0)`,
  );

  const database = await openPostgres({ url, onFailure });
  onTestFinished(() => database.end());

  const counted = { id: "ann", seq: 30, wine_count: 1, wine_text: 6, answers: 4 };
  expect(await database.rows(statement("SELECT * FROM cellars"), [])).toEqual([counted]);
  const owners = statement(
    `SELECT records.cellar_id AS place, objects.cellar_id AS photo, devices.cellar_id AS device
     FROM records CROSS JOIN objects CROSS JOIN devices`,
  );
  expect(await database.rows(owners, [])).toEqual([{ place: "ann", photo: "ann", device: "ann" }]);
});

test("a database with a schema before 16 is refused with an explanation", async () => {
  const url = await server.database();
  await formerDatabase(url, "UPDATE meta SET value = '15' WHERE key = 'schema'");

  await expect(openPostgres({ url, onFailure })).rejects.toThrow(
    "The database that DATABASE_URL names was written by a version of Wine Cellar that is too old " +
      "(schema 15; this one upgrades schema 16 and later). Restore a newer backup.",
  );
});

test("an invalid escape in DATABASE_URL is explained without the password", async () => {
  const opening = openPostgres({ url: "postgres://ann:s%E0%A4cret@localhost/cellar", onFailure });

  const refused: unknown = await opening.catch((cause: unknown) => cause);

  expect(refused).toBeInstanceOf(PostgresUnusable);
  expect(String(refused)).toContain("DATABASE_URL holds a % that begins no character.");
  expect(inspect(refused)).not.toContain("cret");
});

test("contradictory settings in DATABASE_URL are explained without the password", async () => {
  const url = "postgres://ann:secret@localhost/cellar?sslmode=verify-ca&uselibpqcompat=true";
  const opening = openPostgres({ url, onFailure });

  const refused: unknown = await opening.catch((cause: unknown) => cause);

  expect(refused).toBeInstanceOf(PostgresUnusable);
  expect(String(refused)).toMatch(/DATABASE_URL can't be used: .*verify-ca requires/);
  expect(inspect(refused)).not.toContain("ann:secret");
});

test("a failed migration leaves the schema unchanged", async () => {
  const url = await server.database();
  const schema = followedBy("CREATE TABLE casks (id text); SELECT nonsense");

  await expect(openPostgres({ url, onFailure, schema })).rejects.toThrow("nonsense");

  const database = await openPostgres({ url, onFailure });
  const casks = statement("SELECT to_regclass('casks') AS found");
  expect(await database.rows(casks, [])).toEqual([{ found: null }]);
  await database.end();
});

test("a newer schema is refused with an explanation", async () => {
  const url = await server.database();
  await (await openPostgres({ url, onFailure, schema: followedBy(CASKS) })).end();

  await expect(openPostgres({ url, onFailure })).rejects.toThrow(
    "of a later version of Wine Cellar",
  );
});

test("a newer schema is used if its migrations are compatible", async () => {
  const url = await server.database();
  const later = followedBy(CASKS, true);
  await (await openPostgres({ url, onFailure, schema: later })).end();

  await (await openPostgres({ url, onFailure })).end();

  const steps = [...later.steps, { sql: "SELECT 1", isCompatible: false }];
  await (await openPostgres({ url, onFailure, schema: { ...later, steps } })).end();
  await expect(openPostgres({ url, onFailure })).rejects.toThrow(
    "of a later version of Wine Cellar",
  );
});

test("a compatible migration runs while processes of the earlier version continue", async () => {
  const url = await server.database();
  const before = await openPostgresStore(url, onFailure);
  onTestFinished(before.close);

  await (await openPostgres({ url, onFailure, schema: followedBy(CASKS, true) })).end();

  expect(await before.accounts.byEmail("ann@cellar.example")).toBeUndefined();
  expect(before.superseded.aborted).toBe(false);
});

test("an incompatible migration waits until processes of the earlier version have ended", async () => {
  const url = await server.database();
  const before = await openPostgresStore(url, onFailure, { lookEveryMs: 20 });
  const casks = statement("SELECT to_regclass('casks') AS found");
  const watching = await openPostgres({ url, onFailure });
  onTestFinished(() => watching.end());

  const opening = openPostgres({ url, onFailure, schema: followedBy(CASKS) });
  await vi.waitUntil(() => before.superseded.aborted);

  expect(await watching.rows(casks, [])).toEqual([{ found: null }]);
  await expect(before.accounts.byEmail("ann@cellar.example")).rejects.toThrow(PostgresFailure);
  expect(before.superseded.reason).toMatchObject({
    message: expect.stringContaining("of a later version of Wine Cellar") as string,
  });
  await before.close();
  await (await opening).end();
  expect(await watching.rows(casks, [])).toEqual([{ found: "casks" }]);
});

test("an incompatible migration is cancelled if processes of the earlier version continue", async () => {
  const url = await server.database();
  const before = await openPostgresStore(url, onFailure);
  onTestFinished(before.close);

  const schema = followedBy(CASKS);
  await expect(openPostgres({ url, onFailure, schema, awayWithinMs: 0 })).rejects.toThrow(
    "Servers of an earlier version still use the database that DATABASE_URL names: 1.",
  );

  await (await openPostgres({ url, onFailure })).end();
});

test("the store waits for a database server that starts later", async () => {
  const url = new URL(await server.database());
  const door = createServer((socket) => {
    const through = connect(Number(url.port), url.hostname);
    socket.pipe(through).pipe(socket);
    for (const end of [socket, through]) end.on("error", () => undefined);
  });
  onTestFinished(() => void door.close());
  const port = await freePort();
  let attempts = 0;

  const opening = openPostgres({
    url: Object.assign(new URL(url), { host: `127.0.0.1:${String(port)}` }).href,
    onFailure,
    onWaiting() {
      attempts += 1;
    },
  });
  await vi.waitUntil(() => attempts > 0);
  door.listen(port, "127.0.0.1");

  await (await opening).end();
});

test("an unreachable database server is reported when the waiting time ends", async () => {
  const url = "postgres://cellar@127.0.0.1:1/cellar";

  await expect(openPostgres({ url, onFailure, withinMs: 600 })).rejects.toThrow(
    "The database that DATABASE_URL names can't be reached, for 1 s.",
  );
});

test("a missing database is reported immediately", async () => {
  const url = Object.assign(new URL(await server.database()), { pathname: "cork" }).href;

  await expect(openPostgres({ url, onFailure })).rejects.toThrow(
    'DATABASE_URL is turned away: database "cork" does not exist.',
  );
});

test("a database with synchronous_commit off is refused", async () => {
  const url = await server.database();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const name = client.escapeIdentifier(new URL(url).pathname.slice(1));
  await client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`);

  await expect(openPostgres({ url, onFailure })).rejects.toThrow(
    "runs with synchronous_commit off",
  );
});

test.each([
  ["fsync", "off"],
  ["full_page_writes", "off"],
  ["synchronous_commit", "off"],
])("a database server with %s %s is refused", (name, setting) => {
  expect(unsafeSettingIn(new Map([...FIT, [name, setting]]))).toContain(`runs with ${name} off`);
});

test("PostgreSQL before version 15 is refused", () => {
  expect(unsafeSettingIn(FIT)).toBeUndefined();
  expect(unsafeSettingIn(new Map([...FIT, ["server_version_num", "140012"]]))).toContain(
    "older than 15",
  );
});

test("SQLite, PostgreSQL and the move between both use the same columns", async () => {
  const database = await openPostgres({ url: await server.database(), onFailure });
  onTestFinished(() => database.end());
  const file = openDatabase(":memory:");
  const known = statement(
    "SELECT column_name FROM information_schema.columns WHERE table_name = $1",
  );
  const inPostgres = async (table: string) => {
    const columns = await database.rows<{ readonly column_name: string }>(known, [table]);
    return columns.map(({ column_name }) => column_name).sort();
  };
  const inSqlite = (table: string) =>
    file
      .prepare<[string], string>("SELECT name FROM pragma_table_info(?)")
      .pluck()
      .all(table)
      .sort();

  const { account, cellar } = MOVED_TABLES;
  for (const [table, columns] of [
    ...tablesOf("account"),
    ...tablesOf("cellar"),
    ["cellars", cellar.row] as const,
  ]) {
    expect(await inPostgres(table), table).toEqual([...columns].sort());
    expect(inSqlite(table), table).toEqual([...columns].sort());
  }
  expect(await inPostgres("accounts")).toEqual([...account.row].sort());
  // Columns in which earlier versions stored reset links. They still exist, but are not used.
  const former = ["reset_token_expires_at", "reset_token_hash"];
  expect(inSqlite("users")).toEqual([...account.row, ...former].sort());
});

const onFailure = () => undefined;

const CASKS = "CREATE TABLE casks (id text)";

const FIT: ReadonlyMap<string, string> = new Map([
  ["server_version_num", "150018"],
  ["fsync", "on"],
  ["full_page_writes", "on"],
  ["synchronous_commit", "local"],
]);

/** The current schema, followed by a migration with this SQL. */
function followedBy(sql: string, isCompatible = false): Schema {
  const { oldest, steps, baseline } = postgresSchema;
  return { oldest, steps: [...steps, { sql, isCompatible }], baseline };
}

/**
 * Creates a database with the oldest schema that can be upgraded, and then runs the SQL in `rows`.
 */
async function formerDatabase(url: string, rows = ""): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(await readFile(join(import.meta.dirname, "schema24/postgres.sql"), "utf8"));
  await client.query(`
    CREATE TABLE meta (key text PRIMARY KEY, value text NOT NULL);
    INSERT INTO meta VALUES ('schema', '16'), ('usable_from', '16');
    ${rows}`);
  await client.end();
}

/** Lists a database's tables with options, columns, constraints and indexes, in a fixed order. */
const KNOWN = `
  SELECT table_name, ordinal_position, column_name, data_type, collation_name, is_nullable,
    column_default, NULL AS definition
  FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT conrelid::regclass::text, NULL, conname, NULL, NULL, NULL, NULL,
    pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT tablename, NULL, indexname, NULL, NULL, NULL, NULL, indexdef
  FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT relname, NULL, NULL, NULL, NULL, NULL, NULL, reloptions::text
  FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
  ORDER BY 1, 2, 3, 8`;
