import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { sqliteSchema } from "../../../api/src/store/migrations/index.ts";
import { versionOf } from "../../../api/src/store/migrations/Schema.ts";
import { cellarName, openCellarDatabase } from "../../../web/src/engine/db/CellarDatabase.ts";
import { type DatabaseDump, dumpBrowser } from "./storeDump.ts";

export function nameOfSchemas(): string {
  const local = openCellarDatabase("nobody").verno;
  return `local-${String(local)}-server-${String(versionOf(sqliteSchema))}`;
}

export async function localSchema(
  userId: string,
  factory = new IDBFactory(),
): Promise<DatabaseDump["stores"]> {
  Object.assign(Dexie.dependencies, { indexedDB: factory, IDBKeyRange });
  const cellar = openCellarDatabase(userId);
  await cellar.open();
  cellar.close();
  const dumps = await dumpBrowser(factory);
  const stores = dumps.find(({ name }) => name === cellarName(userId))?.stores ?? [];
  return stores.map((store) => ({ ...store, records: [] }));
}
