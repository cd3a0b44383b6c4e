import { IDBFactory } from "fake-indexeddb";
import * as z from "zod/mini";

const indexSchema = z.object({
  name: z.string(),
  keyPath: z.union([z.string(), z.array(z.string())]),
  unique: z.boolean(),
  multiEntry: z.boolean(),
});

const storeSchema = z.object({
  name: z.string(),
  keyPath: z.string(),
  autoIncrement: z.boolean(),
  indexes: z.array(indexSchema),
  records: z.array(z.unknown()),
});

const databaseDumpSchema = z.object({
  name: z.string(),
  /** The browser's version number: ten times Dexie's. */
  version: z.int(),
  stores: z.array(storeSchema),
});

export const browserDumpSchema = z.array(databaseDumpSchema);

export type DatabaseDump = z.infer<typeof databaseDumpSchema>;

/** Dumps all of a browser's IndexedDB. Bytes become base64; `undefined` becomes a marker. */
export async function dumpBrowser(factory: IDBFactory): Promise<DatabaseDump[]> {
  const known = await factory.databases();
  const names = known.flatMap(({ name }) => name ?? []).sort();
  const dumps: DatabaseDump[] = [];
  for (const name of names) {
    const database = await settled(factory.open(name));
    dumps.push(await dumpDatabase(database));
    database.close();
  }
  return dumps;
}

export async function loadBrowser(dumps: readonly DatabaseDump[]): Promise<IDBFactory> {
  const factory = new IDBFactory();
  for (const { name, version, stores } of dumps) {
    const opening = factory.open(name, version);
    opening.onupgradeneeded = () => {
      for (const store of stores) createStore(opening.result, store);
    };
    (await settled(opening)).close();
  }
  return factory;
}

export function recordsIn(dumps: readonly DatabaseDump[], name: string): unknown[] {
  const stores = dumps.flatMap(({ stores }) => stores.filter((store) => store.name === name));
  return stores.flatMap(({ records }) => records.map(read));
}

async function dumpDatabase(database: IDBDatabase): Promise<DatabaseDump> {
  const names = Array.from(database.objectStoreNames);
  const transaction = names.length > 0 ? database.transaction(names) : undefined;
  const stores: DatabaseDump["stores"] = [];
  for (const name of names) {
    if (!transaction) break;
    const store = transaction.objectStore(name);
    const records = await settled<unknown[]>(store.getAll());
    stores.push({
      name,
      keyPath: String(store.keyPath),
      autoIncrement: store.autoIncrement,
      indexes: Array.from(store.indexNames, (index) => describeIndex(store.index(index))),
      records: records.map(written),
    });
  }
  return { name: database.name, version: database.version, stores };
}

function describeIndex({ name, keyPath, unique, multiEntry }: IDBIndex) {
  return { name, keyPath, unique, multiEntry };
}

function createStore(database: IDBDatabase, store: DatabaseDump["stores"][number]): void {
  const { name, keyPath, autoIncrement, indexes, records } = store;
  const created = database.createObjectStore(name, { keyPath, autoIncrement });
  for (const { name: index, keyPath: path, unique, multiEntry } of indexes) {
    created.createIndex(index, path, { unique, multiEntry });
  }
  for (const record of records) created.put(read(record));
}

const bytesSchema = z.object({ $bytes: z.string() });
const nothingSchema = z.object({ $undefined: z.literal(true) });

function written(value: unknown): unknown {
  if (value === undefined) return { $undefined: true };
  if (value instanceof ArrayBuffer) return { $bytes: Buffer.from(value).toString("base64") };
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, written(part)]));
}

function read(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(read);
  if (typeof value !== "object" || value === null) return value;
  if (nothingSchema.safeParse(value).success) return undefined;
  const bytes = bytesSchema.safeParse(value);
  if (bytes.success) return new Uint8Array(Buffer.from(bytes.data.$bytes, "base64")).buffer;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, read(part)]));
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(new Error("A kept store cannot be read", { cause: request.error }));
    };
  });
}
