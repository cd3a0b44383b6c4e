import { connect, createServer } from "node:net";
import { inspect } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openPostgres, whyUnfit } from "../../src/store/postgres/openPostgres.ts";
import { PostgresUnusable } from "../../src/store/postgres/PostgresUnusable.ts";
import { openPostgresStore } from "../../src/store/postgres/openPostgresStore.ts";
import { openDatabase } from "../../src/store/openDatabase.ts";
import { postgresMigrations } from "../../src/store/migrations/index.ts";
import type { Step } from "../../src/store/migrations/Migration.ts";
import { PostgresFailure, statement } from "../../src/store/postgres/connection.ts";
import { postgresObjects } from "../../src/store/postgres/objects.ts";
import { PERSON, SHELVES } from "../../src/store/shelf.ts";
import { freePort, startPostgres, type TestPostgres } from "../startPostgres.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let server: TestPostgres;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

test("many processes that start at once make one schema and one history", async () => {
  const url = await server.database();

  const opened = await Promise.all([1, 2, 3, 4].map(() => openPostgres({ url, told })));

  const epoch = statement("SELECT value FROM meta WHERE key = 'epoch'");
  const epochs = await Promise.all(opened.map((database) => database.rows(epoch, [])));
  for (const found of epochs) expect(found).toEqual(epochs[0]);
  await Promise.all(opened.map((database) => database.end()));
});

test("objects that the first schema kept are found by whose they are", async () => {
  const url = await server.database();
  const old = await openPostgres({ url, told, steps: postgresMigrations.slice(0, 1) });
  const kept = statement(
    `INSERT INTO objects (id, user_id, state, created_at, bytes)
     VALUES ('label', 'ann', 'finalized', 5, 11)`,
  );
  await old.changed(kept, []);
  await old.end();

  const database = await openPostgres({ url, told });
  onTestFinished(() => database.end());

  const objects = postgresObjects(database);
  const label = { userId: "ann", id: "label" };
  expect(await objects.find(label)).toEqual({ ...label, state: "finalized", createdAt: 5 });
  expect(await objects.bytesOf("ann", { since: 0, reserved: 0 })).toBe(11);
});

test("an address with a broken escape is said as such, without its password", async () => {
  const opening = openPostgres({ url: "postgres://ann:s%E0%A4cret@localhost/cellar", told });

  const refused: unknown = await opening.catch((cause: unknown) => cause);

  expect(refused).toBeInstanceOf(PostgresUnusable);
  expect(String(refused)).toContain("DATABASE_URL holds a % that begins no character.");
  expect(inspect(refused)).not.toContain("cret");
});

test("an address that wants what contradicts itself is said as such", async () => {
  const url = "postgres://ann:secret@localhost/cellar?sslmode=verify-ca&uselibpqcompat=true";
  const opening = openPostgres({ url, told });

  const refused: unknown = await opening.catch((cause: unknown) => cause);

  expect(refused).toBeInstanceOf(PostgresUnusable);
  expect(String(refused)).toMatch(/DATABASE_URL can't be used: .*verify-ca requires/);
  expect(inspect(refused)).not.toContain("ann:secret");
});

test("a step of the schema that fails leaves the schema as it was", async () => {
  const url = await server.database();
  const steps = followedBy("CREATE TABLE casks (id text); SELECT nonsense");

  await expect(openPostgres({ url, told, steps })).rejects.toThrow("nonsense");

  const database = await openPostgres({ url, told });
  const casks = statement("SELECT to_regclass('casks') AS found");
  expect(await database.rows(casks, [])).toEqual([{ found: null }]);
  await database.end();
});

test("a schema of a later version is refused with a sentence", async () => {
  const url = await server.database();
  await (await openPostgres({ url, told, steps: followedBy(CASKS) })).end();

  await expect(openPostgres({ url, told })).rejects.toThrow("of a later version of Wine Cellar");
});

test("a schema of a later version is used where each step since is compatible", async () => {
  const url = await server.database();
  const steps = followedBy(CASKS, true);
  await (await openPostgres({ url, told, steps })).end();

  await (await openPostgres({ url, told })).end();

  const next = [...steps, { sql: "SELECT 1", isCompatible: false }];
  await (await openPostgres({ url, told, steps: next })).end();
  await expect(openPostgres({ url, told })).rejects.toThrow("of a later version of Wine Cellar");
});

test("a step that processes of before can go on with is taken under them", async () => {
  const url = await server.database();
  const before = await openPostgresStore(url, told);
  onTestFinished(before.close);

  await (await openPostgres({ url, told, steps: followedBy(CASKS, true) })).end();

  expect(await before.accounts.byEmail("ann@cellar.example")).toBeUndefined();
  expect(before.superseded.aborted).toBe(false);
});

test("a step that processes of before can't go on with waits until they have ended", async () => {
  const url = await server.database();
  const before = await openPostgresStore(url, told, { lookEveryMs: 20 });
  const casks = statement("SELECT to_regclass('casks') AS found");
  const watching = await openPostgres({ url, told });
  onTestFinished(() => watching.end());

  const opening = openPostgres({ url, told, steps: followedBy(CASKS) });
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

test("where processes of before don't end, the step is not taken, and they may begin again", async () => {
  const url = await server.database();
  const before = await openPostgresStore(url, told);
  onTestFinished(before.close);

  const steps = followedBy(CASKS);
  await expect(openPostgres({ url, told, steps, awayWithinMs: 0 })).rejects.toThrow(
    "1 processes of an earlier version serve the database",
  );

  await (await openPostgres({ url, told })).end();
});

test("a server that comes up while it is waited for is used", async () => {
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
    told,
    onWaiting() {
      attempts += 1;
    },
  });
  await vi.waitUntil(() => attempts > 0);
  door.listen(port, "127.0.0.1");

  await (await opening).end();
});

test("a server that is not there is waited for, and then said to be missing", async () => {
  const url = "postgres://cellar@127.0.0.1:1/cellar";

  await expect(openPostgres({ url, told, withinMs: 600 })).rejects.toThrow(
    "The database that DATABASE_URL names can't be reached, for 1 s.",
  );
});

test("a database that does not exist is said at once", async () => {
  const url = Object.assign(new URL(await server.database()), { pathname: "cork" }).href;

  await expect(openPostgres({ url, told })).rejects.toThrow(
    'DATABASE_URL is turned away: database "cork" does not exist.',
  );
});

test("a database that answers before it has flushed is refused with a sentence", async () => {
  const url = await server.database();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const name = client.escapeIdentifier(new URL(url).pathname.slice(1));
  await client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`);

  await expect(openPostgres({ url, told })).rejects.toThrow("runs with synchronous_commit off");
});

test.each([
  ["fsync", "off"],
  ["full_page_writes", "off"],
  ["synchronous_commit", "off"],
])("a server with %s %s would lose what it has acknowledged, and is refused", (name, setting) => {
  expect(whyUnfit(new Map([...FIT, [name, setting]]))).toContain(`runs with ${name} off`);
});

test("a server that is fit is not refused, and one that is too old is", () => {
  expect(whyUnfit(FIT)).toBeUndefined();
  expect(whyUnfit(new Map([...FIT, ["server_version_num", "140012"]]))).toContain("older than 15");
});

test("both schemas, and what is moved between them, have the same columns", async () => {
  const database = await openPostgres({ url: await server.database(), told });
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

  for (const [table, columns] of Object.entries(SHELVES)) {
    expect(await inPostgres(table), table).toEqual([...columns].sort());
    expect(inSqlite(table), table).toEqual([...columns].sort());
  }
  const person = [...(await inPostgres("accounts")), ...(await inPostgres("cellars"))];
  // The cellar names its person, and SQLite has columns that held a reset link once.
  expect(person.filter((column) => column !== "user_id").sort()).toEqual([...PERSON].sort());
  const former = ["reset_token_expires_at", "reset_token_hash"];
  expect(inSqlite("users")).toEqual([...PERSON, ...former].sort());
});

const told = () => undefined;

const CASKS = "CREATE TABLE casks (id text)";

const FIT: ReadonlyMap<string, string> = new Map([
  ["server_version_num", "150018"],
  ["fsync", "on"],
  ["full_page_writes", "on"],
  ["synchronous_commit", "local"],
]);

/** All steps, and one more. */
function followedBy(sql: string, isCompatible = false): readonly Step[] {
  return [...postgresMigrations, { sql, isCompatible }];
}
