import type { TableSchema } from "dexie";
import type { CellarDatabase } from "../CellarDatabase.ts";

/**
 * Whether the tables of an open store have the keys and indexes that {@link CellarDatabase}
 * declares. They may not: when Dexie opens a store of a higher version, it adds missing tables and
 * indexes but never changes a key.
 */
export function hasOurKeys(cellar: CellarDatabase): boolean {
  const database = cellar.backendDB();
  const present = database.transaction(Array.from(database.objectStoreNames));
  return cellar.tables.every(({ name, schema }) => isKeyedBy(present.objectStore(name), schema));
}

export function isKeyedBy(store: IDBObjectStore, { primKey, indexes }: TableSchema): boolean {
  const indexed = Array.from(store.indexNames, (name) => String(store.index(name).keyPath));
  return (
    String(store.keyPath) === String(primKey.keyPath) &&
    store.autoIncrement === primKey.auto &&
    indexes.every(({ keyPath }) => indexed.includes(String(keyPath)))
  );
}
