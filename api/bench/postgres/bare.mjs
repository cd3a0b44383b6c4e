/**
 * `node bare.mjs DATABASE_URL` serves the two API calls that the benchmark measures over
 * PostgreSQL, with as little work as possible: node:http and `pg`. A write runs the product's
 * statements: it reads the session, locks the cellar, loads the rows that the product would check,
 * writes the wine, its event and the counter, and notifies. One connection listens for the notices
 * of all processes. No validation, limits, log or extra headers. A write to `/least` runs one
 * statement and does not notify.
 */
import { Buffer } from "node:buffer";
import { createHash, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import pg from "pg";
import { HOLD_CELLAR, LOAD, WRITE } from "../../src/store/postgres/batches.ts";
import { columnsOf } from "../../src/store/postgres/columns.ts";
import { newEvent, WINE_ADDITIONS, wineColumns } from "../wineColumns.mjs";

const [url] = process.argv.slice(2);

const pool = new pg.Pool({
  connectionString: url,
  max: 10,
  pipeline: true,
  options: "-c plan_cache_mode=force_generic_plan",
});

const SESSION = named(
  "session",
  `SELECT user_id AS "userId" FROM sessions WHERE id_hash = $1 AND expires_at > $2`,
);
const LIST = named(
  "list",
  `SELECT string_agg(text, ',' ORDER BY added) AS text FROM (
     SELECT (SELECT row_to_json(named) FROM (SELECT ${wineColumns(
       (column, field, kind) => `${column}${kind === "json" ? "::json" : ""} AS "${field}"`,
     )}) AS named)::text AS text, added
     FROM wines WHERE cellar_id = $1 AND NOT is_archived AND added > 0 ORDER BY added LIMIT 500
   ) AS part`,
);
const INSERT = `
  INSERT INTO wines (
    cellar_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id,
    quantity, photo_url, is_archived, deleted, seq
  )`;
const NOTIFY = named("notify", "SELECT pg_notify('bench', $1)");
const LEAST = named(
  "least",
  `WITH moved AS (
     UPDATE cellars SET seq = seq + 1, wine_count = wine_count + 1
     FROM sessions WHERE id_hash = $1 AND cellars.id = sessions.user_id
     RETURNING cellars.id AS cellar_id, seq
   )
   ${INSERT} SELECT cellar_id, seq, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, NULL, false, false, seq
   FROM moved RETURNING cellar_id AS "userId"`,
);

/** Columns of a new wine that the request does not set. */
const NEW_WINE = {
  ...columnsOf(WINE_ADDITIONS),
  ...{ is_archived: false, deleted: false, removed_at: null },
};

const server = createServer((request, response) => {
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    serve(request, Buffer.concat(chunks).toString()).then(
      ([status, text]) => answer(response, status, text),
      (error) => answer(response, 500, JSON.stringify({ error: String(error) })),
    );
  });
});

const listener = new pg.Client({ connectionString: url });
await listener.connect();
await listener.query("LISTEN bench");

server.listen(0, "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});

async function serve({ method, url: path, headers }, body) {
  if (path === "/least") return [201, await addInOneStatement(headers, JSON.parse(body))];

  const [{ userId }] = await run(pool, SESSION, [sessionIn(headers), Date.now()]);
  if (method === "GET") {
    const [{ text }] = await run(pool, LIST, [userId]);
    return [200, `[${text}]`];
  }
  return [201, await add(userId, JSON.parse(body))];
}

async function add(userId, sent) {
  const [id, bottleId, eventId] = [randomUUID(), randomUUID(), randomUUID()];
  const client = await pool.connect();
  const named = [[id], [bottleId], [], null, [], false, [eventId], false, userId, [], false];
  const [, [cellar], [{ author }]] = await Promise.all([
    client.query("BEGIN"),
    run(client, HOLD_CELLAR, [userId]),
    run(client, LOAD, [userId, ...named]),
  ]);
  const seq = Number(cellar.seq) + 1;
  const wine = wineOf(sent, { id, userId, bottleId });
  const values = [
    JSON.stringify([{ ...NEW_WINE, ...sent, id, bottle_id: bottleId, added: seq, seq }]),
    ...["[]", "[]", "[]"],
    seq,
    Number(cellar.wines) + 1,
    Number(cellar.text) + textIn(sent),
    cellar.answers,
    JSON.stringify([eventRow(newEvent(eventId, wine, author), seq)]),
  ];
  await Promise.all([run(client, WRITE, [userId, ...values]), client.query("COMMIT")]);
  client.release();
  const text = JSON.stringify(wine);
  run(pool, NOTIFY, [text]).catch(console.error);
  return text;
}

async function addInOneStatement(headers, sent) {
  const [id, bottleId] = [randomUUID(), randomUUID()];
  const values = [sessionIn(headers), ...valuesOf(sent, id, bottleId)];
  const [{ userId }] = await run(pool, LEAST, values);
  return JSON.stringify(wineOf(sent, { id, userId, bottleId }));
}

function eventRow(event, seq) {
  const body = JSON.stringify(event);
  return { kind: "event", id: event.id, body, deleted: false, seq, photo_url: null };
}

function wineOf(sent, ids) {
  return { ...WINE_ADDITIONS, ...sent, ...ids, isArchived: false };
}

function valuesOf(sent, id, bottleId) {
  const { name, vintage, type, varietal, country, region, producer, notes, quantity } = sent;
  return [id, name, vintage, type, varietal, country, region, producer, notes, bottleId, quantity];
}

function textIn({ name, varietal, country, region, producer, notes }) {
  return [name, varietal, country, region, producer, notes].join("").length;
}

function sessionIn({ cookie }) {
  const id = /wine_cellar_session=([^;]+)/.exec(cookie)?.[1] ?? "";
  return createHash("sha256").update(id).digest("base64url");
}

function named(name, text) {
  return { name, text };
}

async function run(connection, statement, values) {
  return (await connection.query({ ...statement, values })).rows;
}

function answer(response, status, text) {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
  });
  response.end(text);
}
