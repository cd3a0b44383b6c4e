/**
 * The least that can serve the two measured calls: node:http and one prepared statement for each,
 * over a database of the product's own schema, rows and durability. No sessions, no validation, no
 * counters, no idempotency, no headers but the content's own.
 *
 * `node bare.mjs DATABASE READER WRITER`; the two people whose wines are read and written.
 */
import { Buffer } from "node:buffer";
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import Sqlite from "better-sqlite3";
import { WINE_ADDITIONS, wineColumns, wineFieldsOf } from "./wineColumns.mjs";

const [path, readerId, writerId] = process.argv.slice(2);

const database = new Sqlite(path);
database.pragma("journal_mode = WAL");
database.pragma("synchronous = FULL");

const list = database.prepare(`
  SELECT ${wineColumns((column, field) => `${column} AS ${field}`)}
  FROM wines WHERE user_id = ? AND is_archived = 0 ORDER BY added`);
const insert = database.prepare(`
  INSERT INTO wines (
    user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id,
    quantity, photo_url, is_archived, seq
  ) VALUES (
    @userId, @seq, @id, @name, @vintage, @type, @varietal, @country, @region, @producer, @notes,
    @bottleId, @quantity, @photoUrl, 0, @seq
  )`);
let { seq } = database
  .prepare("SELECT coalesce(max(added), 0) AS seq FROM wines WHERE user_id = ?")
  .get(writerId);

const flags = wineFieldsOf("flag");
const lists = wineFieldsOf("json");

const server = createServer((request, response) => {
  if (request.method === "GET") {
    const wines = list.all(readerId);
    for (const wine of wines) {
      for (const flag of flags) wine[flag] = wine[flag] === 1;
      for (const field of lists) wine[field] = JSON.parse(wine[field]);
    }
    answer(response, 200, wines);
    return;
  }
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const sent = JSON.parse(Buffer.concat(chunks).toString());
    const wine = { ...sent, id: randomUUID(), userId: writerId, bottleId: randomUUID() };
    insert.run({ ...wine, seq: (seq += 1) });
    answer(response, 201, { ...WINE_ADDITIONS, ...wine, isArchived: false });
  });
});

server.listen(0, "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});

function answer(response, status, body) {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
  });
  response.end(text);
}
