import { randomUUID } from "node:crypto";
import { type Postgres, statement } from "./connection.ts";

/** Begins another history of the database (rule E1): it bears a new name, and nobody is signed in. */
export async function beginNewHistory(database: Postgres): Promise<void> {
  await database.transaction(async (connection) => {
    await connection.changed(NAME_EPOCH, [randomUUID()]);
    await connection.changed(END_SESSIONS, []);
    await connection.changed(DROP_LINKS, []);
    await connection.changed(DROP_TOKENS, []);
  });
}

/** Lets no process serve the database until {@link endMove}: half of the cellars would be missing. */
export async function beginMove(database: Postgres): Promise<void> {
  await database.changed(MARK, []);
  await beginNewHistory(database);
}

/** Lets processes serve the database again. */
export async function endMove(database: Postgres): Promise<void> {
  await database.changed(UNMARK, []);
}

const NAME_EPOCH = statement(
  `INSERT INTO meta (key, value) VALUES ('epoch', $1)
   ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
);
const END_SESSIONS = statement("DELETE FROM sessions");
const DROP_LINKS = statement("DELETE FROM reset_links");
const DROP_TOKENS = statement("DELETE FROM access_tokens");
const MARK = statement("INSERT INTO meta VALUES ('moving', 'yes') ON CONFLICT DO NOTHING");
const UNMARK = statement("DELETE FROM meta WHERE key = 'moving'");
