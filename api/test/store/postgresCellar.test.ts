import { randomUUID } from "node:crypto";
import { basename } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { CellarStore } from "../../src/cellar/ports.ts";
import {
  type Connection,
  type Postgres,
  statement,
  type Transaction,
} from "../../src/store/postgres/connection.ts";
import { openPostgres } from "../../src/store/postgres/openPostgres.ts";
import { postgresAccounts } from "../../src/store/postgres/accounts.ts";
import { postgresObjects } from "../../src/store/postgres/objects.ts";
import { postgresCellar } from "../../src/store/postgres/postgresCellar.ts";
import { startPostgres, type TestPostgres } from "../startPostgres.ts";
import { describeCellarStore } from "./cellarContract.ts";
import { addOne, at, create, op } from "./contract/visitor.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let server: TestPostgres;
let database: Postgres;
let store: CellarStore;

beforeAll(async () => {
  server = await startPostgres();
  database = await openPostgres({ url: await server.database(), told: () => undefined });
  store = await postgresCellar(database);
});
afterAll(async () => {
  await database.end();
  await server.stop();
});

describeCellarStore("the cellar over PostgreSQL", () => ({
  store,
  addPerson: () => newPerson(database),
  async addPhoto(userId, photoUrl = `/objects/uploads/${randomUUID()}`) {
    await database.changed(
      statement(
        `INSERT INTO objects (id, user_id, state, created_at, unused_since)
         VALUES ($1, $2, 'finalized', 0, 0)`,
      ),
      [basename(photoUrl), userId],
    );
    return photoUrl;
  },
  async shownPhotos() {
    const shown = statement("SELECT id FROM objects WHERE unused_since IS NULL");
    const photos = await database.rows<{ readonly id: string }>(shown, []);
    return photos.map(({ id }) => `/objects/uploads/${id}`);
  },
}));

test("every statement on the tables of cellars names its cellar", async () => {
  const said = new Set<string>();
  const heard: Postgres = {
    ...recording(database, said),
    transaction: (step) => database.transaction((inside) => step(recordingWrites(inside, said))),
    end: () => database.end(),
  };
  const under = { store: await postgresCellar(heard), addPerson: () => newPerson(heard) };
  const cellar = await at({ ...under, addPhoto: () => "", shownPhotos: () => [] });
  const device = cellar.device();
  const photoUrl = `/objects/uploads/${randomUUID()}`;
  const objects = postgresObjects(heard);
  await objects.promise({ id: basename(photoUrl), userId: cellar.userId }, 0);
  await objects.finalize(basename(photoUrl), 1);
  const created = create({ photoUrl });
  await device.push([op(1, created), op(2, addOne(created.wineId))]);
  await device.push([op(3, addOne(created.wineId))], { ackThrough: 2 });
  await cellar.pull(0, 10, device.id);
  await cellar.wines();
  await cellar.store.wine(cellar.userId, created.wineId);
  await objects.stale(1, { promised: 0, unused: 0 });
  await objects.forget(basename(photoUrl));

  const onCellars = [...said].filter((text) => placesIn(text).length > 0);

  expect(onCellars.length).toBeGreaterThan(10);
  for (const text of onCellars) {
    for (const place of placesIn(text)) expect(place, text).toMatch(NAMES_CELLAR);
  }
});

test("where a write fails that nobody waits for, its transaction fails with what it has written", async () => {
  const take = statement("INSERT INTO turns (job, begun_at) VALUES ($1, $2)");
  const job = randomUUID();

  const failing = database.transaction((transaction) => {
    transaction.write(take, [job, 1]);
    transaction.write(take, [job, 2]);
    transaction.write(take, [randomUUID(), 3]);
    return Promise.resolve("done");
  });

  await expect(failing).rejects.toMatchObject({ code: "23505" });
  const kept = statement("SELECT job FROM turns WHERE job = $1 OR begun_at = 3");
  expect(await database.rows(kept, [job])).toEqual([]);
});

test("a transaction that fails midway leaves its connection to the next", async () => {
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

const TABLES = "(?:cellars|wines|results|devices|device_ops)";

/** Each mention of a table whose rows belong to cellars, with what follows it. */
function placesIn(text: string): readonly string[] {
  const mention = String.raw`(?:FROM|UPDATE|INTO) ${TABLES}\b`;
  const parts = text.split(new RegExp(String.raw`\b(?=${mention})`));
  return parts.filter((part) => new RegExp(`^${mention}`).test(part));
}

/** The cellar is the statement's first value, or that of the row beside which this one is looked for. */
const NAMES_CELLAR =
  /user_id = \$1|wines\.user_id = objects\.user_id|\(user_id\b[^)]*\)\s+(SELECT|VALUES) \(?\$1/;

function recording(connection: Connection, said: Set<string>) {
  return {
    rows: <Row extends object>(...[told, values]: Parameters<Connection["rows"]>) => {
      said.add(told.text);
      return connection.rows<Row>(told, values);
    },
    changed: (...[told, values]: Parameters<Connection["changed"]>) => {
      said.add(told.text);
      return connection.changed(told, values);
    },
  };
}

function recordingWrites(inside: Transaction, said: Set<string>): Transaction {
  return {
    ...recording(inside, said),
    write(told, values) {
      said.add(told.text);
      inside.write(told, values);
    },
  };
}

async function newPerson(postgres: Postgres): Promise<string> {
  const id = randomUUID();
  const person = { id, email: `${id}@cellar.example`, passwordHash: "" };
  await postgresAccounts(postgres).create(person, 0);
  return id;
}
