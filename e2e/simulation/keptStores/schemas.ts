import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { sqliteMigrations } from "../../../api/src/store/migrations/index.ts";
import { openDatabase } from "../../../api/src/store/openDatabase.ts";
import { openCellarDatabase } from "../../../web/src/db/CellarDatabase.ts";
import { schemaOf } from "./databaseText.ts";
import { type DatabaseDump, dumpBrowser } from "./storeDump.ts";

/** What tells this build's stores from those of others, as a name. */
export function nameOfSchemas(): string {
  const local = openCellarDatabase("nobody").verno;
  return `local-${String(local)}-server-${String(sqliteMigrations.length)}`;
}

/** A person's local store as this build declares it, with nothing in it. */
export async function localSchema(): Promise<DatabaseDump | undefined> {
  const factory = new IDBFactory();
  Object.assign(Dexie.dependencies, { indexedDB: factory, IDBKeyRange });
  const cellar = openCellarDatabase("nobody");
  await cellar.open();
  cellar.close();
  const [dump] = await dumpBrowser(factory);
  return dump;
}

/** The database's schema as this build declares it. */
export function serverSchema(): readonly string[] {
  const database = openDatabase(":memory:");
  const schema = schemaOf(database).map(({ sql }) => sql);
  database.close();
  return schema;
}
