import { startPostgres } from "../../../api/test/startPostgres.ts";
import { postgresSql } from "../../../api/src/store/postgres/postgresSql.ts";
import { accountStore } from "../../../api/src/store/accounts/accountStore.ts";
import { openPool, type Postgres, statement } from "../../../api/src/store/postgres/connection.ts";
import { objectStore } from "../../../api/src/store/accounts/objectStore.ts";
import { openPostgres } from "../../../api/src/store/postgres/openPostgres.ts";
import { postgresCellar } from "../../../api/src/store/postgres/postgresCellar.ts";

/** A server for all histories of one process, once one of them has asked for it. */
let server:
  | Promise<{ readonly database: Postgres; readonly stop: () => Promise<void> }>
  | undefined;

/** Empties the one database and lets these persons have accounts in it, under a new epoch. */
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

/** Ends the server of this process, if any history has asked for one. */
export async function stopPostgres(): Promise<void> {
  const started = await server;
  await started?.database.end();
  await started?.stop();
}

/** No power is lost in a history, so that none waits for a disk. */
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
