import type { Database } from "better-sqlite3";
import { type Step, usableFrom } from "./migrations/Migration.ts";

/** How many steps of its schema a database in SQLite has taken. */
export function schemaVersion(database: Database): number {
  return Number(database.pragma("user_version", { simple: true }));
}

/** Notes that a database has taken these steps and no others, in the transaction that takes the last. */
export function keepSchemaVersion(database: Database, taken: readonly Step[]): void {
  database.pragma(`user_version = ${String(taken.length)}`);
  database
    .prepare(
      `INSERT INTO meta (key, value) VALUES ('usable_from', ?)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    )
    .run(String(usableFrom(taken)));
}

/** Whether a database has taken a step that a process which knows only `steps` can't go on with. */
export function isOfTheFuture(database: Database, steps: readonly Step[]): boolean {
  const version = schemaVersion(database);
  if (version <= steps.length) return false;
  const kept = database
    .prepare<[], string>("SELECT value FROM meta WHERE key = 'usable_from'")
    .pluck()
    .get();
  return Number(kept ?? version) > steps.length;
}
