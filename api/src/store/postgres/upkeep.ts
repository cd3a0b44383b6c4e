import { randomUUID } from "node:crypto";
import { type Postgres, statement } from "./connection.ts";

/**
 * Starts a new history of the database with a new epoch. Removes sessions, access tokens, reset
 * links, invitations, guest links, calendar feeds, webhooks and notifications, because access that
 * a user has ended must not come back [E1: epoch].
 */
export async function beginNewHistory(database: Postgres): Promise<void> {
  await database.transaction(async (connection) => {
    await connection.changed(NAME_EPOCH, [randomUUID()]);
    await connection.changed(END_SESSIONS, []);
    await connection.changed(DROP_LINKS, []);
    await connection.changed(DROP_TOKENS, []);
    await connection.changed(DROP_INVITATIONS, []);
    await connection.changed(DROP_GUEST_LINKS, []);
    await connection.changed(DROP_FEEDS, []);
    await connection.changed(DROP_WEBHOOKS, []);
    await connection.changed(DROP_NOTIFICATIONS, []);
    await connection.changed(DROP_PUSH_KEYS, []);
  });
}

/**
 * Prevents all processes from using the database until {@link endMove}, because some cellars are
 * not copied yet.
 */
export async function beginMove(database: Postgres): Promise<void> {
  await database.changed(MARK, []);
  await beginNewHistory(database);
}

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
const DROP_INVITATIONS = statement("DELETE FROM cellar_invitations");
const DROP_GUEST_LINKS = statement("DELETE FROM guest_links");
const DROP_FEEDS = statement("DELETE FROM calendar_feeds");
const DROP_WEBHOOKS = statement("DELETE FROM webhooks");
const DROP_NOTIFICATIONS = statement("DELETE FROM notifications");
const DROP_PUSH_KEYS = statement("DELETE FROM meta WHERE key = 'push-keys'");
const MARK = statement("INSERT INTO meta VALUES ('moving', 'yes') ON CONFLICT DO NOTHING");
const UNMARK = statement("DELETE FROM meta WHERE key = 'moving'");
