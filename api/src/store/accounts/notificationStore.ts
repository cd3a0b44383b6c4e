import { NOTIFICATION_KINDS, type NotificationChoices } from "sync-protocol";
import * as z from "zod/mini";
import {
  type DeviceNotifications,
  NOTIFIED_DEVICES_MAX,
  type NotificationStore,
  type PushKeys,
} from "../../cellar/ports/notifications.ts";
import { changed, first, type SqlDatabase } from "../SqlDatabase.ts";

/**
 * The store of devices' notification settings, which are valid only while the device's session is
 * valid.
 */
export function notificationStore(database: SqlDatabase): NotificationStore {
  return {
    async keys(make) {
      const [stored] = await database.rows<StoredKeys>(KEYS, []);
      if (stored) return keysIn(stored);
      // If several processes make keys, only the first stores its keys. Every process then reads
      // the stored keys.
      const { publicKey, privateKey } = make();
      await database.changed(KEEP_KEYS, [`${publicKey} ${privateKey}`]);
      const [kept] = await database.rows<StoredKeys>(KEYS, []);
      if (!kept) throw new Error("The keys of notifications are not kept");
      return keysIn(kept);
    },
    async of({ userId, sessionIdHash }) {
      const [found] = await database.rows<StoredChoices>(OF, [sessionIdHash, userId]);
      return found && choicesIn(found);
    },
    put: ({ userId, sessionIdHash, subscription, choices, seen }, dueAt) =>
      database.transaction(function* () {
        const { endpoint, keys } = subscription;
        const { kinds, showsNames, quiet, timeZone } = choices;
        yield* changed(DROP_ENDPOINT, [endpoint, sessionIdHash]);
        yield* changed(PUT, [
          sessionIdHash,
          userId,
          endpoint,
          keys.p256dh,
          keys.auth,
          kinds.join(" "),
          Number(showsNames),
          quiet.from,
          quiet.to,
          timeZone,
          seen.at,
          JSON.stringify(seen.cellars),
          dueAt,
        ]);
        yield* changed(DROP_OLDEST, [userId]);
      }),
    async end({ userId, sessionIdHash }) {
      await database.changed(END, [sessionIdHash, userId]);
    },
    endKinds: ({ userId, sessionIdHash }, kinds) =>
      database.transaction(function* () {
        const found = yield* first<StoredChoices>(OF, [sessionIdHash, userId]);
        const left = found && choicesIn(found).kinds.filter((kind) => !kinds.includes(kind));
        if (!left) return;
        if (left.length === 0) yield* changed(END, [sessionIdHash, userId]);
        else yield* changed(SET_KINDS, [sessionIdHash, userId, left.join(" ")]);
      }),
    async cellarsNow(userId) {
      const found = await database.rows<{ readonly id: string; readonly seq: number }>(SEQS, [
        userId,
      ]);
      return Object.fromEntries(found.map(({ id, seq }) => [id, seq]));
    },
    async due(now, most) {
      return (await database.rows<SubscriptionRow>(DUE, [now, most])).map(notificationsIn);
    },
    take: async ({ sessionIdHash }, now, nextAt) =>
      (await database.changed(TAKE, [sessionIdHash, now, nextAt])) === 1,
    async see({ sessionIdHash }, { at, cellars }) {
      await database.changed(SEE, [sessionIdHash, at, JSON.stringify(cellars)]);
    },
    async releaseClaim({ sessionIdHash }, nextAt, retryAt) {
      await database.changed(GIVE_BACK, [sessionIdHash, nextAt, retryAt]);
    },
    async sweep(now) {
      await database.changed(SWEEP, [now]);
    },
  };
}

const seenCellarsSchema = z.record(z.string(), z.int());

interface StoredKeys {
  readonly value: string;
}

interface StoredChoices {
  /** Notification kinds, separated by spaces. */
  readonly kinds: string;
  readonly showsNames: 0 | 1;
  readonly quietFrom: number;
  readonly quietTo: number;
  readonly timeZone: string;
}

interface SubscriptionRow extends StoredChoices {
  readonly sessionIdHash: string;
  readonly userId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly seenAt: number;
  /** JSON: for each cellar, the `seq` up to which the device was notified. */
  readonly seenCellars: string;
}

function keysIn({ value }: StoredKeys): PushKeys {
  const [publicKey = "", privateKey = ""] = value.split(" ");
  return { publicKey, privateKey };
}

function choicesIn(stored: StoredChoices): NotificationChoices {
  const { kinds, showsNames, quietFrom, quietTo, timeZone } = stored;
  return {
    kinds: NOTIFICATION_KINDS.filter((kind) => kinds.split(" ").includes(kind)),
    showsNames: showsNames === 1,
    quiet: { from: quietFrom, to: quietTo },
    timeZone,
  };
}

function notificationsIn(stored: SubscriptionRow): DeviceNotifications {
  const { userId, sessionIdHash, endpoint, p256dh, auth, seenAt, seenCellars } = stored;
  return {
    userId,
    sessionIdHash,
    subscription: { endpoint, keys: { p256dh, auth } },
    choices: choicesIn(stored),
    seen: { at: seenAt, cellars: seenCellarsSchema.parse(JSON.parse(seenCellars)) },
  };
}

const KEYS = "SELECT value FROM meta WHERE key = 'push-keys'";
const KEEP_KEYS = `INSERT INTO meta (key, value) VALUES ('push-keys', $1)
  ON CONFLICT (key) DO NOTHING`;
const CHOICES = `kinds, shows_names AS "showsNames", quiet_from AS "quietFrom",
  quiet_to AS "quietTo", time_zone AS "timeZone"`;
const OF_DEVICE = "session_id_hash = $1 AND user_id = $2";
const OF = `SELECT ${CHOICES} FROM notifications WHERE ${OF_DEVICE}`;
const DROP_ENDPOINT = "DELETE FROM notifications WHERE endpoint = $1 AND session_id_hash <> $2";
const PUT = `INSERT INTO notifications (
    session_id_hash, user_id, endpoint, p256dh, auth, kinds, shows_names, quiet_from, quiet_to,
    time_zone, seen_at, seen_cellars, due_at
  ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  ON CONFLICT (session_id_hash) DO UPDATE SET endpoint = excluded.endpoint,
    p256dh = excluded.p256dh, auth = excluded.auth, kinds = excluded.kinds,
    shows_names = excluded.shows_names, quiet_from = excluded.quiet_from,
    quiet_to = excluded.quiet_to, time_zone = excluded.time_zone, due_at = excluded.due_at`;
const DROP_OLDEST = `DELETE FROM notifications WHERE user_id = $1 AND session_id_hash NOT IN (
    SELECT session_id_hash FROM notifications WHERE user_id = $1
    ORDER BY seen_at DESC, session_id_hash LIMIT ${String(NOTIFIED_DEVICES_MAX)}
  )`;
const END = `DELETE FROM notifications WHERE ${OF_DEVICE}`;
const SET_KINDS = `UPDATE notifications SET kinds = $3 WHERE ${OF_DEVICE}`;
const SEQS = `SELECT id, seq FROM cellars WHERE id = $1
  UNION ALL SELECT id, seq FROM members JOIN cellars ON cellars.id = members.cellar_id
  WHERE members.user_id = $1`;
const DUE = `SELECT session_id_hash AS "sessionIdHash", notifications.user_id AS "userId",
    endpoint, p256dh, auth, seen_at AS "seenAt", seen_cellars AS "seenCellars", ${CHOICES}
  FROM notifications JOIN sessions ON sessions.id_hash = session_id_hash
    AND sessions.user_id = notifications.user_id AND sessions.expires_at > $1
  WHERE due_at <= $1 ORDER BY due_at LIMIT $2 + 0`;
const OF_SESSION = "session_id_hash = $1";
const TAKE = `UPDATE notifications SET due_at = $3 WHERE ${OF_SESSION} AND due_at <= $2`;
const SEE = `UPDATE notifications SET seen_at = $2, seen_cellars = $3 WHERE ${OF_SESSION}`;
const GIVE_BACK = `UPDATE notifications SET due_at = $3
  WHERE ${OF_SESSION} AND due_at = $2 AND due_at > $3`;
const SWEEP = `DELETE FROM notifications WHERE NOT EXISTS (
    SELECT 1 FROM sessions WHERE sessions.id_hash = session_id_hash AND sessions.expires_at > $1
  )`;
