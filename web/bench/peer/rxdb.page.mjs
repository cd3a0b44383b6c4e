/**
 * The tasks of `cellar.page.ts`, implemented with RxDB for comparison: Dexie storage with strict
 * durability, replication with the same server's API, and a live query over all wines.
 * `.ci/peer.mjs` bundles this page, in a separate folder.
 */
import { Subject } from "rxjs";
import { createRxDatabase } from "rxdb/plugins/core";
import { replicateRxCollection } from "rxdb/plugins/replication";
import { getRxStorageDexie } from "rxdb/plugins/storage-dexie";

const { EventSource, URLSearchParams, crypto, performance } = globalThis;

const FIELDS = [
  ...["id", "userId", "bottleId", "name", "vintage", "type", "varietal", "country", "region"],
  ...["producer", "notes", "quantity", "lots", "photoUrl", "isArchived"],
];
const KEPT = ["id", "userId", "bottleId", "isArchived", "lots"];
const BODY = FIELDS.filter((field) => !KEPT.includes(field));
const BATCH = 2_500;
const PUSHED = 250;

const text = { type: "string", maxLength: 5_000 };
const schema = {
  version: 0,
  primaryKey: "id",
  type: "object",
  properties: {
    ...Object.fromEntries(FIELDS.map((field) => [field, text])),
    id: { type: "string", maxLength: 36 },
    vintage: { type: "number" },
    quantity: { type: "number" },
    notes: { type: ["string", "null"] },
    photoUrl: { type: ["string", "null"] },
    lots: { type: "array", items: { type: "object" } },
    isArchived: { type: "boolean" },
  },
};

let userId = "";
let wines;
let shown = new Map();
let replication;
const looks = new Set();

async function openStore(person) {
  userId = person;
  const database = await createRxDatabase({
    name: `rxdb-${person}`,
    storage: getRxStorageDexie({ chromeTransactionDurability: "strict" }),
  });
  ({ wines } = await database.addCollections({ wines: { schema } }));
}

async function watch(count) {
  wines.find().$.subscribe((documents) => {
    shown = new Map(documents.map((document) => [document.id, document.quantity]));
    for (const look of looks) look();
  });
  await until(() => shown.size === count);
}

const device = { id: crypto.randomUUID(), opNo: 0 };

async function sync() {
  const stream = new Subject();
  replication = replicateRxCollection({
    collection: wines,
    replicationIdentifier: "cellar",
    live: true,
    push: { handler: push, batchSize: PUSHED },
    pull: { handler: pull, batchSize: BATCH, stream$: stream.asObservable() },
  });
  new EventSource("/api/sync/events").onmessage = () => stream.next("RESYNC");
  replication.error$.subscribe((error) => console.error(error));
  await replication.awaitInitialReplication();
}

/**
 * Reads pages until `limit` documents are read or none are left, because RxDB stops replicating
 * after a batch with fewer documents.
 */
async function pull(checkpoint, limit) {
  const documents = [];
  let page = { cursor: checkpoint?.cursor ?? 0, hasMore: true };
  while (page.hasMore && documents.length < limit) {
    const query = new URLSearchParams({ since: String(page.cursor), limit: String(limit) });
    page = await asked(`/api/sync/changes?${query}`);
    documents.push(...page.rows.map(documentOf));
  }
  return { documents, checkpoint: { cursor: page.cursor } };
}

function documentOf(row) {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, row[field]]));
  return { ...fields, _deleted: row.deleted };
}

async function push(rows) {
  const ackThrough = device.opNo;
  const ops = rows.map(({ newDocumentState: now, assumedMasterState: before }, index) => {
    const body = Object.fromEntries(BODY.map((field) => [field, now[field]]));
    const base = Object.fromEntries(
      BODY.filter((field) => before?.[field] !== now[field]).map((f) => [f, before?.[f]]),
    );
    const change = { kind: "edit", wineId: now.id, body, base };
    return { opNo: ackThrough + index + 1, opId: crypto.randomUUID(), change };
  });
  const head = { protocol: 3, userId, deviceId: device.id, epoch: null, ackThrough };
  await asked("/api/sync/push", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...head, ops }),
  });
  // The op number increases only after a successful push, because RxDB repeats a failed push and op
  // numbers must have no gaps.
  device.opNo += ops.length;
  return [];
}

async function asked(address, init = {}) {
  const answer = await fetch(address, { cache: "no-store", ...init });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

async function bootstrap(person, count) {
  return timed(async () => {
    await openStore(person);
    await Promise.all([sync(), watch(count)]);
  });
}

async function listAll(person, count) {
  return timed(async () => {
    await openStore(person);
    await watch(count);
  });
}

async function addBottles(wineIds, count) {
  return timed(async () => {
    for (let number = 0; number < count; number += 1) {
      await addBottle(wineIds[number % wineIds.length]);
    }
  });
}

async function addBottle(wineId) {
  const document = await wines.findOne(wineId).exec();
  await document.incrementalModify((wine) => {
    wine.quantity += 1;
    return wine;
  });
}

async function tap(wineId) {
  const before = shown.get(wineId);
  return timed(async () => {
    await Promise.all([addBottle(wineId), until(() => shown.get(wineId) !== before)]);
  });
}

async function tapNow(wineId) {
  const at = momentNow();
  await addBottle(wineId);
  return at;
}

async function shownAt(wineId, before) {
  await until(() => shown.get(wineId) !== before);
  return momentNow();
}

async function send() {
  return timed(async () => {
    await (replication ? replication.reSync() : sync());
    await replication.awaitInSync();
  });
}

async function settled() {
  await replication.awaitInSync();
}

function quantityOf(wineId) {
  return shown.get(wineId);
}

function until(holds) {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds()) return;
      looks.delete(look);
      resolve();
    };
    looks.add(look);
    look();
  });
}

async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function momentNow() {
  return performance.timeOrigin + performance.now();
}

globalThis.bench = {
  ...{ openStore, watch, sync, bootstrap, listAll, addBottles },
  ...{ tap, tapNow, shownAt, quantityOf, send, settled },
};
