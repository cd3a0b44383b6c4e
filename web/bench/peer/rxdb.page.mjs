/**
 * The tasks of `cellar.page.ts`, implemented with RxDB for comparison: Dexie storage with strict
 * durability, replication with the same server's API, and a live query over all wines.
 */
import { Subject } from "rxjs";
import { createRxDatabase } from "rxdb/plugins/core";
import { replicateRxCollection } from "rxdb/plugins/replication";
import { getRxStorageDexie } from "rxdb/plugins/storage-dexie";
import { BODY, FIELDS, peerBench, PUSHED, pushEdits, readRows, show } from "./peer.mjs";

const { EventSource } = globalThis;

/** RxDB stops replicating after a batch with fewer documents. */
const BATCH = 2_500;

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
let replication;

async function openStore(person) {
  userId = person;
  const database = await createRxDatabase({
    name: `rxdb-${person}`,
    storage: getRxStorageDexie({ chromeTransactionDurability: "strict" }),
  });
  ({ wines } = await database.addCollections({ wines: { schema } }));
}

function subscribe() {
  wines.find().$.subscribe(show);
}

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

async function pull(checkpoint, limit) {
  const { rows, cursor } = await readRows(checkpoint?.cursor ?? 0, limit);
  return { documents: rows.map(documentOf), checkpoint: { cursor } };
}

function documentOf(row) {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, row[field]]));
  return { ...fields, _deleted: row.deleted };
}

async function push(rows) {
  await pushEdits(
    userId,
    rows.map(({ newDocumentState: now, assumedMasterState: before }) => {
      const body = Object.fromEntries(BODY.map((field) => [field, now[field]]));
      const base = Object.fromEntries(
        BODY.filter((field) => before?.[field] !== now[field]).map((f) => [f, before?.[f]]),
      );
      return { wineId: now.id, body, base };
    }),
  );
  return [];
}

async function addBottle(wineId) {
  const document = await wines.findOne(wineId).exec();
  await document.incrementalModify((wine) => {
    wine.quantity += 1;
    return wine;
  });
}

async function send() {
  await (replication ? replication.reSync() : sync());
  await replication.awaitInSync();
}

function settled() {
  return replication.awaitInSync();
}

globalThis.bench = peerBench({ openStore, subscribe, sync, addBottle, send, settled });
