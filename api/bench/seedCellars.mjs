/** Cellars by the thousand, written past the API into a database that the product has made. */
import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { newWine } from "./cellars.mjs";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Memory for the seeding alone, in KiB: the indexes are filled in no order. */
const CACHE_KIB = 3 * 1024 * 1024;

/**
 * Adds people with a session, a device and `wines` wines each, every one of them the result of an
 * acknowledged push. Everybody adds one wine before anybody adds the next, so that no cellar lies
 * together by the mere order of writing. Gives each person's id, cookie and wines.
 */
export function seedCellars(dataDir, { people, wines, secret }) {
  const database = new Sqlite(join(dataDir, "cellar.db"));
  database.pragma("synchronous = OFF");
  database.pragma(`cache_size = -${CACHE_KIB}`);
  const insert = statements(database);
  const cookieOf = cookieSigner(secret);

  const all = Array.from({ length: people }, () => ({
    id: randomUUID(),
    wineIds: Array.from({ length: wines }, () => randomUUID()),
  }));
  const seeded = database.transaction(() => {
    const visitors = all.map((person) => {
      const session = randomBytes(32).toString("base64url");
      insert.person.run(person.id, person.id, person.id, wines, Date.now());
      insert.session.run({
        idHash: hashOf(session),
        userId: person.id,
        id: randomUUID(),
        now: Date.now(),
        expiresAt: Date.now() + 30 * DAY_MS,
      });
      return { ...person, cookie: cookieOf(session) };
    });
    for (let at = 0; at < wines; at += 1) {
      for (const { id: userId, wineIds } of all) addWine(insert, userId, wineIds[at], at + 1);
    }
    return visitors;
  })();
  database.pragma("wal_checkpoint(TRUNCATE)");
  database.close();
  return seeded;
}

function addWine(insert, userId, id, seq) {
  const verdict = JSON.stringify({ kind: "applied", wineId: id, seq });
  const vintage = 1820 + (seq % 200);
  insert.wine.run({ ...newWine, userId, id, bottleId: randomUUID(), vintage, seq });
  insert.result.run(userId, randomUUID(), hashOf(id), verdict);
}

function statements(database) {
  return {
    person: database.prepare(
      `INSERT INTO users (id, email, email_key, password_hash, seq, created_at)
       VALUES (?, ?, ?, '', ?, ?)`,
    ),
    session: database.prepare(
      `INSERT INTO sessions (
         id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by
       ) VALUES (@idHash, @userId, @id, '', @now, @now, @expiresAt, @expiresAt)`,
    ),
    wine: database.prepare(
      `INSERT INTO wines (
         user_id, added, id, name, vintage, type, varietal, country, region, producer, notes,
         bottle_id, quantity, photo_url, seq
       ) VALUES (
         @userId, @seq, @id, @name, @vintage, @type, @varietal, @country, @region, @producer, @notes,
         @bottleId, @quantity, @photoUrl, @seq
       )`,
    ),
    result: database.prepare(
      "INSERT INTO results (user_id, key, fingerprint, body, verdict) VALUES (?, ?, ?, NULL, ?)",
    ),
  };
}

/** Writes a session's cookies as the product signs them. */
function cookieSigner(secret) {
  const key = createHmac("sha256", secret).update("cookies").digest("base64url");
  return (session) => {
    const pair = `wine_cellar_session=${session}`;
    const signature = createHmac("sha1", key).update(pair).digest("base64url");
    return `${pair}; wine_cellar_session.sig=${signature}; wine_cellar_signed_in=1`;
  };
}

function hashOf(text) {
  return createHash("sha256").update(text).digest("base64url");
}
