/**
 * `node bare.mjs DATABASE READER WRITER` serves the two API calls that the benchmark measures, with
 * as little work as possible: node:http and one prepared statement per call, with the product's
 * schema, rows and durability. No sessions, validation, counters, idempotency or extra headers. A
 * write to `/same` runs the product's statements: it reads the session; one transaction then reads
 * the rows that the product would check and writes the wine, its event and the counter. READER and
 * WRITER are the ids of the users whose wines are read and written.
 */
import { Buffer } from "node:buffer";
import { createHash, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import Sqlite from "better-sqlite3";
import { sqliteSql } from "../src/store/sqlite/sqliteSql.ts";
import { sessionStore } from "../src/store/accounts/sessionStore.ts";
import { sqliteLedgers } from "../src/store/sqlite/sqliteLedger.ts";
import { newEvent, WINE_ADDITIONS, wineColumns, wineFieldsOf } from "./wineColumns.mjs";

const [path, readerId, writerId] = process.argv.slice(2);

const database = new Sqlite(path);
database.pragma("journal_mode = WAL");
database.pragma("synchronous = FULL");

const list = database.prepare(`
  SELECT ${wineColumns((column, field) => `${column} AS ${field}`)}
  FROM wines WHERE cellar_id = ? AND is_archived = 0 ORDER BY added`);
const insert = database.prepare(`
  INSERT INTO wines (
    cellar_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id,
    quantity, photo_url, is_archived, seq
  ) VALUES (
    @userId, @seq, @id, @name, @vintage, @type, @varietal, @country, @region, @producer, @notes,
    @bottleId, @quantity, @photoUrl, 0, @seq
  )`);
// Counter of the wines sent to any path except `/same`. Starts far above the cellar's own counter,
// which the wines sent to `/same` use.
let seq = 1_000_000_000;

const sessions = sessionStore(sqliteSql(database));
const ledgerOf = sqliteLedgers(database, "");

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
    if (request.url === "/same") {
      addAsOurs(request.headers, sent).then((added) => answer(response, 201, added));
      return;
    }
    const wine = { ...sent, id: randomUUID(), userId: writerId, bottleId: randomUUID() };
    insert.run({ ...wine, seq: (seq += 1) });
    answer(response, 201, { ...WINE_ADDITIONS, ...wine, isArchived: false });
  });
});

server.listen(0, "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});

const keep = database.transaction((wine) => {
  const ledger = ledgerOf(wine.userId);
  ledger.counter();
  ledger.row(wine.id);
  ledger.bottleIdTaken(wine.bottleId);
  ledger.holds();
  const author = ledger.author(wine.userId);
  const now = ledger.nextSeq();
  ledger.keepRow({ ...wine, seq: now, added: now, deleted: false, removedAt: null });
  ledger.keepEvent({ ...newEvent(randomUUID(), wine, author), deleted: false, seq: now });
});

async function addAsOurs({ cookie }, sent) {
  const sessionId = /wine_cellar_session=([^;]+)/.exec(cookie)?.[1] ?? "";
  const idHash = createHash("sha256").update(sessionId).digest("base64url");
  const { userId } = await sessions.read(idHash, Date.now());
  const given = { id: randomUUID(), userId, bottleId: randomUUID(), isArchived: false };
  const wine = { ...WINE_ADDITIONS, ...sent, ...given };
  keep.immediate(wine);
  return wine;
}

function answer(response, status, body) {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
  });
  response.end(text);
}
