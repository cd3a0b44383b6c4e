import { startPostgres } from "../../../api/test/startPostgres.ts";
import { postgresSql } from "../../../api/src/store/postgres/postgresSql.ts";
import { accountStore } from "../../../api/src/store/accounts/accountStore.ts";
import { openPool, type Postgres, statement } from "../../../api/src/store/postgres/connection.ts";
import { objectStore } from "../../../api/src/store/accounts/objectStore.ts";
import { openPostgres } from "../../../api/src/store/postgres/openPostgres.ts";
import { postgresCellar } from "../../../api/src/store/postgres/postgresCellar.ts";

/** One PostgreSQL server for all histories of a process, started on first use. */
let server:
  | Promise<{ readonly database: Postgres; readonly stop: () => Promise<void> }>
  | undefined;

/** Empties the database, and adds accounts for these users under a new epoch. */
export async function openEmptied(persons: readonly string[], epoch: string) {
  server ??= start();
  const { database } = await server;
  await database.changed(EMPTY, []);
  await database.changed(NAME_HISTORY, [epoch]);
  const accounts = accountStore(postgresSql(database));
  for (const id of persons)
    await accounts.create({ id, email: id, passwordHash: "", unconfirmedSince: null }, 0);
  return { store: await postgresCellar(database), objects: objectStore(postgresSql(database)) };
}

export async function stopPostgres(): Promise<void> {
  const started = await server;
  await started?.database.end();
  await started?.stop();
}

/** Runs PostgreSQL without durability, which is faster. No history tests a power failure. */
async function start() {
  const { database: newDatabase, stop } = await startPostgres();
  const url = await newDatabase();
  const onFailure = () => undefined;
  await (await openPostgres({ url, onFailure })).end();
  return { database: openPool(`${url}?options=-c%20synchronous_commit%3Doff`, onFailure), stop };
}

const EMPTIED = ["accounts", "cellars", "wines", "records", "results", "devices", "device_ops"];

const EMPTY = statement(
  `WITH ${EMPTIED.map((table) => `${table}_gone AS (DELETE FROM ${table})`).join(", ")}
   DELETE FROM objects`,
);

const NAME_HISTORY = statement("UPDATE meta SET value = $1 WHERE key = 'epoch'");
