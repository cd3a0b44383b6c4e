import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openPostgres } from "../../src/store/postgres/openPostgres.ts";
import { openDatabase } from "../../src/store/openDatabase.ts";
import { postgresMigrations } from "../../src/store/postgres/migrations.ts";
import { statement } from "../../src/store/postgres/connection.ts";
import { PERSON, SHELVES } from "../../src/store/shelf.ts";
import { startPostgres, type TestPostgres } from "../startPostgres.ts";

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

test("a step of the schema that fails leaves the schema as it was", async () => {
  const url = await server.database();
  const broken = [...postgresMigrations, "CREATE TABLE casks (id text); SELECT nonsense"];

  await expect(openPostgres({ url, told, steps: broken })).rejects.toThrow("nonsense");

  const database = await openPostgres({ url, told });
  const casks = statement("SELECT to_regclass('casks') AS found");
  expect(await database.rows(casks, [])).toEqual([{ found: null }]);
  await database.end();
});

test("a schema of a later version is refused with a sentence", async () => {
  const url = await server.database();
  const steps = [...postgresMigrations, "CREATE TABLE casks (id text)"];
  await (await openPostgres({ url, told, steps })).end();

  await expect(openPostgres({ url, told })).rejects.toThrow("by a later version of Wine Cellar");
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
