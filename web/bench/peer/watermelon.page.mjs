/**
 * The tasks of `cellar.page.ts`, implemented with WatermelonDB for comparison: LokiJS in memory,
 * saved in IndexedDB, `synchronize` with the same server's API, and a live query over all wines.
 */
import { appSchema, Database, Model, tableSchema } from "@nozbe/watermelondb";
import lokijs from "@nozbe/watermelondb/adapters/lokijs";
import { field } from "@nozbe/watermelondb/decorators";
import { hasUnsyncedChanges, synchronize } from "@nozbe/watermelondb/sync";
import { timed } from "../common.ts";
import { BODY, FIELDS, peerBench, PUSHED, pushEdits, readRows, show } from "./peer.mjs";

const { EventSource, IDBDatabase, navigator } = globalThis;

const TYPES = { vintage: "number", quantity: "number", isArchived: "boolean" };
const OPTIONAL = ["notes", "photoUrl"];
const COLUMNS = FIELDS.filter((name) => name !== "id").map((name) => ({
  name,
  type: TYPES[name] ?? "string",
  isOptional: OPTIONAL.includes(name),
}));

class Wine extends Model {
  static table = "wines";
}
const decorated = field("quantity")(Wine.prototype, "quantity");
Object.defineProperty(Wine.prototype, "quantity", decorated);

/** Waits for changes that the next save will contain, and for those that the running save contains. */
const unsaved = [];
const saving = [];

/** WatermelonDB has no option for the durability of its transactions. */
const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function strictTransaction(stores, mode) {
  const opened = transaction.call(this, stores, mode, { durability: "strict" });
  opened.addEventListener("complete", () => {
    for (const resolve of saving.splice(0)) resolve();
  });
  return opened;
};

/** Resolves when the changes made so far are durable. Call it in the task of a change. */
function untilSaved() {
  return new Promise((resolve) => {
    unsaved.push(resolve);
  });
}

let userId = "";
let database;
let wines;
let isLive = false;
let syncing = Promise.resolve();

async function openStore(person) {
  userId = person;
  const adapter = new lokijs.default({
    dbName: `watermelon-${person}`,
    schema: appSchema({ version: 1, tables: [tableSchema({ name: "wines", columns: COLUMNS })] }),
    useWebWorker: false,
    useIncrementalIndexedDB: true,
    // It saves all changes together, by default after up to 500 ms.
    extraLokiOptions: { autosave: true, autosaveInterval: 1 },
    extraIncrementalIDBOptions: {
      serializeChunk(_, chunk) {
        saving.push(...unsaved.splice(0));
        return chunk;
      },
    },
  });
  database = new Database({ adapter, modelClasses: [Wine] });
  wines = database.get("wines");
  await wines.query().fetchCount();
}

function subscribe() {
  wines.query().observeWithColumns(["quantity"]).subscribe(show);
}

async function sync() {
  isLive = true;
  new EventSource("/api/sync/events").onmessage = () => syncNow();
  await syncNow();
}

/** Runs one synchronization after the other, because WatermelonDB allows only one at a time. */
function syncNow() {
  syncing = syncing.then(syncOnce).catch((error) => console.error(error));
  return syncing;
}

async function syncOnce() {
  const saved = [];
  let isPushed = false;
  await synchronize({
    database,
    sendCreatedAsUpdated: true,
    pullChanges: pull,
    onDidPullChanges: () => saved.push(untilSaved()),
    async pushChanges({ changes }) {
      await push(changes.wines.updated);
      isPushed = true;
    },
  });
  if (isPushed) saved.push(untilSaved());
  await Promise.all(saved);
}

async function pull({ lastPulledAt }) {
  const { rows, cursor } = await readRows(lastPulledAt ?? 0);
  const updated = rows.filter((row) => !row.deleted).map(recordOf);
  const deleted = rows.filter((row) => row.deleted).map(({ id }) => id);
  return { changes: { wines: { created: [], updated, deleted } }, timestamp: cursor };
}

/** WatermelonDB has no columns for lists. */
function recordOf(row) {
  const fields = Object.fromEntries(FIELDS.map((name) => [name, row[name]]));
  return { ...fields, lots: JSON.stringify(row.lots) };
}

/** WatermelonDB keeps no former values, so its edits have no base. */
async function push(records) {
  for (let from = 0; from < records.length; from += PUSHED) {
    await pushEdits(
      userId,
      records.slice(from, from + PUSHED).map((record) => ({
        wineId: record.id,
        body: Object.fromEntries(BODY.map((name) => [name, record[name]])),
      })),
    );
  }
}

async function addInMemory(wineId) {
  await database.write(async () => {
    const wine = await wines.find(wineId);
    await wine.update(() => {
      wine.quantity += 1;
    });
  });
}

async function addBottle(wineId) {
  await addInMemory(wineId);
  const saved = untilSaved();
  if (isLive && navigator.onLine) void syncNow();
  await saved;
}

async function send() {
  do await syncNow();
  while (await hasUnsyncedChanges({ database }));
}

function synced() {
  return syncing;
}

/** Adds bottles as WatermelonDB is usually used: without waiting until each is durable. */
function addTogether(wineIds, count) {
  return timed(async () => {
    for (let number = 0; number < count; number += 1) {
      await addInMemory(wineIds[number % wineIds.length]);
    }
    await untilSaved();
  });
}

const tasks = { openStore, subscribe, sync, synced, addBottle, send, settled: synced };
globalThis.bench = { ...peerBench(tasks), addTogether };
