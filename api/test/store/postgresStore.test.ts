import { randomUUID } from "node:crypto";
import { PHOTO_PATHS } from "sync-protocol";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { CellarStore } from "../../src/cellar/ports/cellar.ts";
import type { ObjectStore } from "../../src/cellar/ports/objects.ts";
import { postgresSql } from "../../src/store/postgres/postgresSql.ts";
import { accountPorts } from "../../src/store/accounts/accountPorts.ts";
import { accountStore } from "../../src/store/accounts/accountStore.ts";
import { loadFacts } from "../../src/store/postgres/batches.ts";
import {
  type Postgres,
  PostgresFailure,
  statement,
  type Transaction,
} from "../../src/store/postgres/connection.ts";
import { deletionStore } from "../../src/store/accounts/deletionStore.ts";
import { objectStore } from "../../src/store/accounts/objectStore.ts";
import { openPostgres } from "../../src/store/postgres/openPostgres.ts";
import { postgresCellar } from "../../src/store/postgres/postgresCellar.ts";
import { postgresMovableStore } from "../../src/store/postgres/postgresMovableStore.ts";
import { postgresAttempts, postgresJobLeases } from "../../src/store/postgres/shared.ts";
import { beginNewHistory } from "../../src/store/postgres/upkeep.ts";
import { startPostgres, type TestPostgres } from "../startPostgres.ts";
import { describeAttempts } from "./contract/attempts.ts";
import { describeJobLeases } from "./contract/jobLeases.ts";
import {
  addPhotoTo,
  openCellar,
  create,
  op,
  addWineWithPhoto,
  addEventWithPhoto,
} from "./contract/visitor.ts";
import { cellarPeople, NOW, outcomeOf } from "./contract/cellarPeople.ts";
import { describeMemberBatches } from "./contract/memberBatches.ts";
import { GLOBAL_TABLES, tablesUsedIn, recording, usesWithoutCellar } from "./statements.ts";
import { describePeople, describeStore } from "./storeContract.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

/** The SQL of every statement that runs in this file. */
const recordedSql = new Set<string>();

let server: TestPostgres;
let database: Postgres;
let store: CellarStore;
let objects: ObjectStore;

beforeAll(async () => {
  server = await startPostgres();
  database = await openPostgres({ url: await server.database(), onFailure: () => undefined });
  const recorded = recording(database, recordedSql);
  store = await postgresCellar(recorded);
  objects = objectStore(postgresSql(recorded));
});
afterAll(async () => {
  await database.end();
  await server.stop();
});

describeStore("cellars over PostgreSQL", () => ({
  store,
  objects,
  addPerson,
  addPhoto: (cellarId, photoUrl) => addPhotoTo(objects, cellarId, photoUrl),
  shownPhotos: () =>
    readColumn("SELECT $1 || id AS listed FROM objects WHERE unused_since IS NULL", PHOTO_PATHS),
  show: (object) => addWineWithPhoto(store, object),
  putEvent: (object) => addEventWithPhoto(store, object),
}));

describePeople("accounts and members over PostgreSQL", () =>
  accountPorts(postgresSql(recording(database, recordedSql))),
);

describeMemberBatches(() => ({
  store,
  ...accountPorts(postgresSql(recording(database, recordedSql))),
}));

describe("limits and leases shared by all processes", () => {
  describeAttempts(() => postgresAttempts(database));
  describeJobLeases(() => postgresJobLeases(database));
});

test("every statement on a cellar's table restricts rows by the cellar's id", async () => {
  const recorded = recording(database, recordedSql);
  await moveOntoItself(recorded, await addPerson());
  await deletionStore(postgresSql(recorded)).remove(await addPerson(), 0);
  const tables = await readColumn(TABLES);
  const ofCellars = tables.filter((table) => !(table in GLOBAL_TABLES));

  expect(tablesUsedIn(recordedSql, ofCellars)).toEqual(ofCellars);
  expect(usesWithoutCellar(recordedSql, ofCellars)).toEqual([]);
  for (const table of ofCellars) {
    const firsts = await readColumn(FIRST_COLUMNS, table);
    expect(new Set(firsts), table).toEqual(new Set(["cellar_id"]));
  }
});

test("[E1] a restored database has no cellar invitations and no guest links", async () => {
  const url = await server.database();
  const restored = await openPostgres({ url, onFailure: () => undefined });
  const ports = accountPorts(postgresSql(restored));
  const people = cellarPeople(ports);
  const { id: userId } = await people.addUser();
  const cellarId = await people.make(userId);
  const { tokenHash } = await people.addLink({ userId, cellarId });
  const link = { id: randomUUID(), title: "Reds", filter: {}, showsPrices: false, madeAt: 0 };
  const by = { userId, cellarId, at: 0 };
  await ports.guestLinks.add(by, { ...link, expiresAt: NOW, tokenHash });

  await beginNewHistory(restored);

  expect(await ports.invitations.open(userId, cellarId, 0)).toEqual([]);
  expect(await ports.guestLinks.find(tokenHash, 0)).toBeUndefined();
  const bob = await people.addUser();
  expect(await outcomeOf(people.accept(bob.id, tokenHash))).toBe("invalid_invitation");
  await restored.end();
});

test("a change of a large cellar reads few rows", async () => {
  const under = { store, addPerson, addPhoto: () => "", shownPhotos: () => [] };
  const ann = await openCellar(under);
  const device = ann.device();
  const ops = Array.from({ length: 300 }, (_, index) => op(index + 1, create()));
  await device.push(ops);
  for (let others = 0; others < 9; others += 1) await (await openCellar(under)).call(create());
  // After this `ANALYZE`, PostgreSQL's statistics say that cellars are small on average. The cellar
  // of this test is large.
  await database.changed(statement("ANALYZE wines, records, device_ops"), []);
  const [repeated, noted] = ops;
  if (!repeated?.key || !noted?.key) throw new Error("Ops bear keys");

  const read = await database.transaction(async (transaction) => {
    const again = [repeated, op(2, { kind: "noop" }, noted.key), op(301, create())];
    const sent = { id: device.id, ackThrough: 0 };
    const batch = { cellarId: ann.cellarId, submissions: again, device: sent, epoch: null };
    // PostgreSQL may count rows of earlier transactions of this connection, so the counts before
    // are subtracted.
    const before = new Map(await rowsRead(transaction));
    const { rows, results } = await loadFacts(transaction, batch, store.epoch);
    expect([rows.length, results.size]).toEqual([2, 2]);
    const after = await rowsRead(transaction);
    return after.map(([table, count]) => [table, count - (before.get(table) ?? 0)] as const);
  });

  for (const [table, count] of read) expect(count, table).toBeLessThan(10);
  expect(new Map(read).get("wines")).toBeGreaterThan(0);
});

test("a transaction fails if a write that it did not await fails", async () => {
  const take = statement("INSERT INTO job_leases (job, begun_at) VALUES ($1, $2)");
  const job = randomUUID();

  const failing = database.transaction((transaction) => {
    transaction.write(take, [job, 1]);
    transaction.write(take, [job, 2]);
    transaction.write(take, [randomUUID(), 3]);
    return Promise.resolve("done");
  });

  await expect(failing).rejects.toMatchObject({ code: "23505" });
  const kept = statement("SELECT job FROM job_leases WHERE job = $1 OR begun_at = 3");
  expect(await database.rows(kept, [job])).toEqual([]);
});

test("a transaction that fails midway frees its connection", async () => {
  const failing = database.transaction(async (transaction) => {
    await Promise.all([
      transaction.rows(statement("SELECT 1 / 0"), []),
      transaction.rows(statement("SELECT 1 AS one"), []),
    ]);
  });

  await expect(failing).rejects.toMatchObject({ code: "22012" });
  const next = await database.transaction((transaction) =>
    transaction.rows(statement("SELECT 1 AS one"), []),
  );
  expect(next).toEqual([{ one: 1 }]);
});

test.each(["40001", "40P01"])(
  "a transaction that fails twice with conflict %s is repeated and succeeds",
  async (code) => {
    let attempts = 0;

    const done = await database.transaction(async (transaction) => {
      attempts += 1;
      if (attempts < 3) await transaction.rows(raising(code), []);
      return "done";
    });

    expect(done).toBe("done");
    expect(attempts).toBe(3);
  },
);

test("a transaction fails after six conflicts", async () => {
  let attempts = 0;

  const failing = database.transaction(async (transaction) => {
    attempts += 1;
    await transaction.rows(raising("40001"), []);
  });

  await expect(failing).rejects.toThrow(PostgresFailure);
  expect(attempts).toBe(6);
});

test("two deadlocked transactions both succeed", async () => {
  const [one, other] = [await addPerson(), await addPerson()];
  const hold = statement("UPDATE cellars SET seq = seq + 1 WHERE id = $1");
  let holding = 0;
  const holdBoth = (first: string, second: string) =>
    database.transaction(async (transaction) => {
      await transaction.changed(hold, [first]);
      holding += 1;
      // Each transaction locks a row, then requests the row that the other has locked. PostgreSQL
      // aborts one transaction, which is repeated after the other ends.
      await vi.waitUntil(() => holding > 1);
      await transaction.changed(hold, [second]);
    });

  await Promise.all([holdBoth(one, other), holdBoth(other, one)]);

  expect(holding).toBe(3);
  const seqs = "SELECT seq::text AS listed FROM cellars WHERE id IN ($1, $2)";
  expect(await readColumn(seqs, one, other)).toEqual(["2", "2"]);
});

function raising(code: string) {
  return statement(`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${code}'; END $$`);
}

/**
 * Copies an account and its cellar onto themselves, with the statements that `npm run move` uses
 * between stores.
 */
async function moveOntoItself(postgres: Postgres, cellarId: string): Promise<void> {
  const movable = postgresMovableStore(postgres);
  const photo = { cellarId, id: randomUUID() };
  await addPhotoTo(objects, cellarId, PHOTO_PATHS + photo.id);
  await addWineWithPhoto(store, photo);
  for (const unit of ["account", "cellar"] as const) {
    const whole = await movable.take(unit, cellarId);
    if (whole) await movable.put(whole);
  }
}

async function addPerson(): Promise<string> {
  const id = randomUUID();
  const person = { id, email: `${id}@cellar.example`, passwordHash: "", unconfirmedSince: null };
  await accountStore(postgresSql(recording(database, recordedSql))).create(person, 0);
  return id;
}

/** Reads the column `listed` of a query. Omits the query from the recorded statements. */
async function readColumn(text: string, ...values: readonly string[]): Promise<readonly string[]> {
  const rows = await database.rows<{ readonly listed: string }>(statement(text), values);
  return rows.map((row) => row.listed);
}

const TABLES = `SELECT table_name AS listed FROM information_schema.tables
  WHERE table_schema = 'public' ORDER BY table_name`;

const ROWS_READ = statement(
  `SELECT relname AS table, seq_tup_read + coalesce(idx_tup_fetch, 0) AS count
   FROM pg_stat_xact_user_tables
   WHERE relname IN ('wines', 'records', 'results', 'device_ops')`,
);

/** The number of rows that this connection has read, for each table that is read for a change. */
async function rowsRead(transaction: Transaction): Promise<(readonly [string, number])[]> {
  interface TableReads {
    readonly table: string;
    readonly count: number;
  }
  const read = await transaction.rows<TableReads>(ROWS_READ, []);
  return read.map(({ table, count }) => [table, count]);
}

/** The first column of each unique index of a table. */
const FIRST_COLUMNS = `SELECT attname AS listed FROM pg_index
  JOIN pg_attribute ON attrelid = indrelid AND attnum = indkey[0]
  WHERE indisunique AND indrelid = $1::regclass`;
