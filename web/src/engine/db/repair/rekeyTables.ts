import type { TableSchema } from "dexie";
import type * as z from "zod/mini";
import {
  completedEventRow,
  completedPlaceRow,
  completedWineRow,
  completedWishRow,
  isSoundEventRow,
  isSoundPlaceRow,
  isSoundWineRow,
  isSoundWishRow,
} from "sync-protocol";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { isKeyedBy } from "../opening/hasOurKeys.ts";
import { RENAMINGS } from "../renamedRecord.ts";
import {
  attentionEntrySchema,
  isRecord,
  keptPhotoSchema,
  outboxEntrySchema,
  stateSchema,
  type StoredRecord,
} from "../storedShapes.ts";

type IsSound = (record: StoredRecord) => boolean;

/** `gone`: the keys of unreadable records. */
interface ReadTable {
  readonly records: readonly StoredRecord[];
  readonly gone: readonly IDBValidKey[];
}

const NOTHING: ReadTable = { records: [], gone: [] };

const by =
  (schema: z.ZodMiniType): IsSound =>
  (record) =>
    schema.safeParse(record).success;

/**
 * By table name: whether this build can use a record. For a table without an entry here, a record
 * needs only its key.
 */
const SOUND: Readonly<Record<string, IsSound>> = {
  wines: (row) => isSoundWineRow(completedWineRow(row)),
  places: (row) => isSoundPlaceRow(completedPlaceRow(row)),
  events: (row) => isSoundEventRow(completedEventRow(row)),
  wishes: (row) => isSoundWishRow(completedWishRow(row)),
  outbox: by(outboxEntrySchema),
  attention: by(attentionEntrySchema),
  photos: by(keptPhotoSchema),
  state: by(stateSchema),
};

/** Tables of base rows. Unreadable rows are reloaded from the server. */
const OF_SERVER = new Set(["wines", "places", "events", "wishes"]);

/**
 * If a record of these tables is unreadable, the unsent changes are not fully known and sync
 * restarts under a new device id.
 */
const CURSOR_TABLES = new Set(["outbox", "attention", "state"]);

/**
 * Rebuilds a user's tables with this build's keys, in one browser transaction: all or nothing.
 *
 * A record that the browser can read is kept, or set aside in `unreadable` if this build cannot
 * parse it [D2: repair]. Unreadable base rows are reloaded from the server instead.
 */
export async function rekeyTables(cellar: CellarDatabase): Promise<void> {
  const { name, factory } = cellar;
  cellar.declareTables();
  const present = await settled(factory.open(name));
  const { version } = present;
  present.close();

  const opening = factory.open(name, version + 1);
  const rekeyed = new Promise<void>((resolve, reject) => {
    opening.onupgradeneeded = () => {
      const { result: database, transaction } = opening;
      if (!transaction) return;
      rekey(cellar, database, transaction).then(resolve, (cause: unknown) => {
        reject(new Error("The local store cannot be mended", { cause }));
        transaction.abort();
      });
    };
  });
  const [opened] = await Promise.all([settled(opening), rekeyed]);
  opened.close();
}

async function rekey(
  { tables }: CellarDatabase,
  database: IDBDatabase,
  transaction: IDBTransaction,
): Promise<void> {
  const aside: { table: string; record: unknown }[] = [];
  let isComplete = true;
  for (const { name, schema } of tables) {
    const isThere = database.objectStoreNames.contains(name);
    const store = isThere ? transaction.objectStore(name) : undefined;
    const { records: stored, gone } = store ? await readEach(store) : NOTHING;
    const records = stored.map(RENAMINGS[name] ?? ((record) => record));
    if (CURSOR_TABLES.has(name) && gone.length > 0) isComplete = false;
    if (store && isKeyedBy(store, schema)) {
      await Promise.all(gone.map((key) => settled(store.delete(key))));
      continue;
    }
    const isSound = SOUND[name] ?? ((record) => hasKey(record, schema));
    const unsound = records.filter((record) => !isSound(record));
    if (!OF_SERVER.has(name)) aside.push(...unsound.map((record) => ({ table: name, record })));
    if (CURSOR_TABLES.has(name) && unsound.length > 0) isComplete = false;

    if (isThere) database.deleteObjectStore(name);
    const created = createTable(database, schema);
    await Promise.all(records.filter(isSound).map((record) => settled(created.put(record))));
  }
  const unreadable = transaction.objectStore("unreadable");
  await Promise.all(aside.map((record) => settled(unreadable.add(record))));
  if (!isComplete) await settled(transaction.objectStore("state").clear());
}

function hasKey(record: StoredRecord, { primKey }: TableSchema): boolean {
  return primKey.auto === true || typeof record[String(primKey.keyPath)] === "string";
}

function createTable(database: IDBDatabase, { name, primKey, indexes }: TableSchema) {
  const { keyPath = null, auto = false } = primKey;
  const table = database.createObjectStore(name, { keyPath, autoIncrement: auto });
  for (const { name: index, keyPath: path, unique = false, multi = false } of indexes) {
    if (path) table.createIndex(index, path, { unique, multiEntry: multi });
  }
  return table;
}

/**
 * Reads the records of a table, one by one if reading all at once fails, and lists the keys of
 * unreadable records.
 */
async function readEach(store: IDBObjectStore): Promise<ReadTable> {
  const all = await settled<unknown[]>(store.getAll()).catch(() => undefined);
  if (all) return { records: all.filter(isRecord), gone: [] };

  const records: StoredRecord[] = [];
  const gone: IDBValidKey[] = [];
  for (const key of await settled(store.getAllKeys())) {
    const record = await settled<unknown>(store.get(key)).catch(() => undefined);
    if (isRecord(record)) records.push(record);
    else gone.push(key);
  }
  return { records, gone };
}

/** The result of a request. A failed request does not abort the transaction. */
function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = (event) => {
      event.preventDefault();
      reject(new Error("A request to the local store failed", { cause: request.error }));
    };
  });
}
