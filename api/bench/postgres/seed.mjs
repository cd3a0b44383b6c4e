/** Writes thousands of cellars directly into a PostgreSQL database with the product's schema. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { lotsOf, PLACES } from "../../../.ci/bench/lots.ts";
import { newWine } from "../cellars.mjs";
import { FIRST_WINE, membershipsOf, newVisitor, vintageOf } from "../seedCellars.mjs";

/** Writes into PostgreSQL the rows that `seedCellars` writes into SQLite, in the same order. */
export async function seedPostgres(url, { people, wines, secret }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("SET synchronous_commit = off");
  const visitors = Array.from({ length: people }, () => newVisitor(randomUUID(), secret));
  const ids = visitors.map(({ id }) => id);
  const now = Date.now();
  await client.query(PEOPLE, [ids, now]);
  const lastWine = FIRST_WINE - 1 + wines;
  await client.query(CELLARS, [ids, lastWine, wines]);
  for (const [at, place] of PLACES.entries()) {
    await client.query(RECORDS, [place.id, JSON.stringify(place), at + 1]);
  }
  const memberships = membershipsOf(ids);
  await client.query(MEMBERS, [
    ...["cellarId", "userId", "role", "id"].map((name) => memberships.map((one) => one[name])),
    now,
  ]);
  await client.query(SESSIONS, [
    visitors.map(({ session }) => session.idHash),
    ids,
    visitors.map(({ session }) => session.id),
    now,
    visitors[0].session.expiresAt,
  ]);
  const { name, type, varietal, country, region, producer, notes, quantity } = newWine;
  for (let seq = FIRST_WINE; seq <= lastWine; seq += 1) {
    const values = [name, type, varietal, country, region, producer, notes, quantity];
    const lots = JSON.stringify(lotsOf(seq, { bottleId: BOTTLE_ID, quantity }));
    await client.query(WINES, [seq, vintageOf(seq), ...values, lots]);
  }
  const kept = await client.query(
    "SELECT cellar_id, array_agg(id ORDER BY added) AS ids FROM wines GROUP BY cellar_id",
  );
  const winesOf = new Map(kept.rows.map(({ cellar_id: id, ids: wineIds }) => [id, wineIds]));
  await client.query("VACUUM ANALYZE");
  await client.query("CHECKPOINT");
  await client.end();
  return visitors.map(({ id, cookie }) => ({ id, cookie, wineIds: winesOf.get(id) }));
}

export async function bytesIn(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const [{ bytes }] = (await client.query(DATABASE_BYTES)).rows;
  const tables = (await client.query(TABLE_BYTES)).rows;
  await client.end();
  return { bytes: Number(bytes), tables };
}

const PEOPLE = `
  INSERT INTO accounts (id, email, email_key, password_hash, created_at)
  SELECT id, id, id, '', $2 FROM unnest($1::text[]) AS id`;

const CELLARS = `
  INSERT INTO cellars (id, seq, wine_count) SELECT id, $2, $3 FROM unnest($1::text[]) AS id`;

const RECORDS = `
  INSERT INTO records (cellar_id, kind, id, body, deleted, seq)
  SELECT id, 'place', $1, $2, false, $3 FROM cellars`;

const SESSIONS = `
  INSERT INTO sessions (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by)
  SELECT id_hash, user_id, id, '', $4, $4, $5, $5
  FROM unnest($1::text[], $2::text[], $3::text[]) AS given (id_hash, user_id, id)`;

const MEMBERS = `
  INSERT INTO members (cellar_id, user_id, role, membership_id, joined_at)
  SELECT *, $5 FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])`;

/** Placeholder for the id of a wine's bottle, which is also the id of the wine's first lot. */
const BOTTLE_ID = "30000000-0000-4000-8000-000000000000";

/** SQL that adds one wine to each cellar, and the stored result of the push that created it. */
const WINES = `
  WITH added AS (
    INSERT INTO wines (
      cellar_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id,
      quantity, lots, is_archived, deleted, seq
    )
    SELECT owners.id, $1::bigint, gen_random_uuid(), $3, $2, $4, $5, $6, $7, $8, $9, bottle_id, $10,
      replace($11, '${BOTTLE_ID}', bottle_id::text), false, false, $1
    FROM (SELECT id, gen_random_uuid() AS bottle_id FROM cellars OFFSET 0) AS owners
    RETURNING cellar_id, id
  )
  INSERT INTO results (cellar_id, key, fingerprint, verdict)
  SELECT cellar_id, gen_random_uuid(), encode(sha256(id::bytea), 'base64'),
    json_build_object('kind', 'applied', 'wineId', id, 'seq', $1::bigint)
  FROM added`;

const DATABASE_BYTES = "SELECT pg_database_size(current_database()) AS bytes";

const TABLE_BYTES = `
  SELECT relname AS name, pg_table_size(oid)::float8 AS rows, pg_indexes_size(oid)::float8 AS indexes
  FROM pg_class WHERE relname = ANY ('{accounts,cellars,members,wines,results,sessions}')
  ORDER BY pg_total_relation_size(oid) DESC`;
