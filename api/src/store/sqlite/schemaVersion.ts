import type { Database } from "better-sqlite3";
import { type Schema, usableFrom, versionOf } from "../migrations/Schema.ts";

/** The version of an SQLite database's schema; 0 if the database is empty. */
export function schemaVersion(database: Database): number {
  return Number(database.pragma("user_version", { simple: true }));
}

/** Records a database's schema version, in the transaction of the migration. */
export function keepSchemaVersion(database: Database, taken: Omit<Schema, "baseline">): void {
  database.pragma(`user_version = ${String(versionOf(taken))}`);
  database
    .prepare(
      `INSERT INTO meta (key, value) VALUES ('usable_from', ?)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    )
    .run(String(usableFrom(taken)));
}

export function isTooNew(database: Database, schema: Schema): boolean {
  const [version, known] = [schemaVersion(database), versionOf(schema)];
  if (version <= known) return false;
  const kept = database
    .prepare<[], string>("SELECT value FROM meta WHERE key = 'usable_from'")
    .pluck()
    .get();
  return Number(kept ?? version) > known;
}
