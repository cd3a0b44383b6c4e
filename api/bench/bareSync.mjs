/**
 * `node bareSync.mjs DATABASE USER` is a sync server that does as little work as possible. It
 * serves all rows as one JSON text, which it compresses at startup. It runs a queue of bottle
 * changes in one durable transaction, answers with the changed rows and sends them to all
 * listeners. No sessions, validation, op numbers or verdicts. Uses a copy of the database.
 */
import { Buffer } from "node:buffer";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import Sqlite from "better-sqlite3";

const [path, userId] = process.argv.slice(2);
const copy = join(mkdtempSync(join(tmpdir(), "wine-cellar-bare-")), "bare.db");
new Sqlite(path, { readonly: true }).prepare("VACUUM INTO ?").run(copy);

const database = new Sqlite(copy);
database.pragma("journal_mode = WAL");
database.pragma("synchronous = FULL");

const COLUMNS = `
  id, cellar_id AS userId, name, vintage, type, varietal, country, region, producer, notes,
  bottle_id AS bottleId, quantity, lots, photo_url AS photoUrl, is_archived AS isArchived, seq, deleted`;
const all = database.prepare(`SELECT ${COLUMNS} FROM wines WHERE cellar_id = ?`);
const addBottles = database.prepare(
  `UPDATE wines SET quantity = quantity + ?, seq = ? WHERE cellar_id = ? AND id = ?
   RETURNING ${COLUMNS}`,
);
let { seq } = database
  .prepare("SELECT coalesce(max(seq), 0) AS seq FROM wines WHERE cellar_id = ?")
  .get(userId);
const runAll = database.transaction((queue) => {
  const rows = new Map();
  for (const { change } of queue) {
    const { wineId, quantity } = change;
    rows.set(wineId, rowOf(addBottles.get(quantity, (seq += 1), userId, wineId)));
  }
  return [...rows.values()];
});

const everything = gzipSync(JSON.stringify(all.all(userId).map(rowOf)));

const listeners = new Set();

const server = createServer((request, response) => {
  response.setHeader("Access-Control-Allow-Origin", "*");
  if (request.url === "/events") {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write("\n");
    listeners.add(response);
    response.on("close", () => listeners.delete(response));
    return;
  }
  if (request.method === "GET") {
    answer(response, everything, { "Content-Encoding": "gzip" });
    return;
  }
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const rows = runAll(JSON.parse(Buffer.concat(chunks).toString()));
    const text = JSON.stringify(rows);
    answer(response, Buffer.from(text));
    for (const listener of listeners) listener.write(`data: ${text}\n\n`);
  });
});

server.listen(0, "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});

// Standard input ends when the parent process ends. This process then ends too.
process.stdin.on("end", () => process.exit()).resume();

function rowOf(stored) {
  return {
    ...stored,
    lots: JSON.parse(stored.lots),
    isArchived: stored.isArchived === 1,
    deleted: stored.deleted === 1,
  };
}

function answer(response, body, headers = {}) {
  response.writeHead(200, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": body.length,
    ...headers,
  });
  response.end(body);
}
