/** Writes thousands of cellars directly into a SQLite database with the product's schema. */
import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { lotsOf, PLACES } from "../../.ci/bench/lots.ts";
import { newWine } from "./cellars.mjs";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The cache for seeding is large, because indexes are filled in random order. */
const CACHE_KIB = 3 * 1024 * 1024;

/**
 * Adds users with a session and a cellar: places, three members, and `wines` wines of one to five
 * lots, each with the stored result of a push. Adds one wine to each cellar in turn, so that a
 * cellar's rows are not adjacent. Returns each user's id, cookie and wine ids.
 */
export function seedCellars(dataDir, { people, wines, secret }) {
  const database = new Sqlite(join(dataDir, "cellar.db"));
  database.pragma("synchronous = OFF");
  database.pragma(`cache_size = -${CACHE_KIB}`);
  const insert = statements(database);

  const all = Array.from({ length: people }, () => ({
    ...newVisitor(randomUUID(), secret),
    wineIds: Array.from({ length: wines }, () => randomUUID()),
  }));
  database.transaction(() => {
    for (const { id, session } of all) {
      insert.person.run(id, id, id, Date.now());
      insert.cellar.run(id, FIRST_WINE - 1 + wines);
      insert.session.run({ ...session, userId: id, now: Date.now() });
      for (const [at, place] of PLACES.entries()) {
        insert.place.run(id, place.id, JSON.stringify(place), at + 1);
      }
    }
    for (const { cellarId, userId, role, id } of membershipsOf(all.map((person) => person.id))) {
      insert.member.run(cellarId, userId, role, Date.now(), id);
    }
    for (let at = 0; at < wines; at += 1) {
      for (const { id: userId, wineIds } of all)
        addWine(insert, userId, wineIds[at], FIRST_WINE + at);
    }
  })();
  database.pragma("wal_checkpoint(TRUNCATE)");
  database.close();
  return all.map(({ id, wineIds, cookie }) => ({ id, wineIds, cookie }));
}

export function newVisitor(id, secret) {
  const token = randomBytes(32).toString("base64url");
  const session = { idHash: hashOf(token), id: randomUUID(), expiresAt: Date.now() + 30 * DAY_MS };
  return { id, session, cookie: cookieOf(token, secret) };
}

/** Counter value of a cellar's first wine. The cellar's places have lower values. */
export const FIRST_WINE = PLACES.length + 1;

export function vintageOf(seq) {
  return 1820 + (seq % 200);
}

function addWine(insert, userId, id, seq) {
  const verdict = JSON.stringify({ kind: "applied", recordId: id, seq });
  const vintage = vintageOf(seq);
  const bottleId = randomUUID();
  const lots = JSON.stringify(lotsOf(seq, { bottleId, quantity: newWine.quantity }));
  insert.wine.run({ ...newWine, userId, id, bottleId, vintage, lots, seq });
  insert.result.run(userId, randomUUID(), hashOf(id), verdict);
}

function statements(database) {
  return {
    person: database.prepare(
      `INSERT INTO users (id, email, email_key, password_hash, created_at)
       VALUES (?, ?, ?, '', ?)`,
    ),
    cellar: database.prepare("INSERT INTO cellars (id, seq) VALUES (?, ?)"),
    session: database.prepare(
      `INSERT INTO sessions (
         id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by
       ) VALUES (@idHash, @userId, @id, '', @now, @now, @expiresAt, @expiresAt)`,
    ),
    wine: database.prepare(
      `INSERT INTO wines (
         cellar_id, added, id, name, vintage, type, varietal, country, region, producer, notes,
         bottle_id, quantity, lots, photo_url, seq
       ) VALUES (
         @userId, @seq, @id, @name, @vintage, @type, @varietal, @country, @region, @producer, @notes,
         @bottleId, @quantity, @lots, @photoUrl, @seq
       )`,
    ),
    place: database.prepare(
      "INSERT INTO records (cellar_id, kind, id, body, deleted, seq) VALUES (?, 'place', ?, ?, 0, ?)",
    ),
    member: database.prepare(
      "INSERT INTO members (cellar_id, user_id, role, joined_at, membership_id) VALUES (?, ?, ?, ?, ?)",
    ),
    result: database.prepare(
      "INSERT INTO results (cellar_id, key, fingerprint, body, verdict) VALUES (?, ?, ?, NULL, ?)",
    ),
  };
}

const ROLES = ["editor", "viewer"];

/** Memberships: the next two users in the list are members of each user's cellar. */
export function membershipsOf(ids) {
  return ids.flatMap((cellarId, at) =>
    ROLES.map((role, number) => {
      const userId = ids[(at + 1 + number) % ids.length];
      return { cellarId, userId, role, id: randomUUID() };
    }),
  );
}

/** A session's cookies, signed like the product's. */
function cookieOf(token, secret) {
  const key = createHmac("sha256", secret).update("cookies").digest("base64url");
  const pair = `wine_cellar_session=${token}`;
  const signature = createHmac("sha1", key).update(pair).digest("base64url");
  return `${pair}; wine_cellar_session.sig=${signature}; wine_cellar_signed_in=1`;
}

function hashOf(text) {
  return createHash("sha256").update(text).digest("base64url");
}
