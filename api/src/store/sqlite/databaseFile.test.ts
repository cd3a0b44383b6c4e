import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { photoPathOf } from "sync-protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { faultsOf, isInUse, photosOf } from "./databaseFile.ts";
import { sqliteSchema } from "../migrations/index.ts";
import { openDatabase } from "./openDatabase.ts";

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wine-cellar-"));
  path = join(folder, "cellar.db");
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("a database check finds no faults in a new database", () => {
  openDatabase(path).close();

  expect(faultsOf(path)).toEqual([]);
});

test("a database check reports rows without a cellar", () => {
  const database = openDatabase(path);
  database.pragma("foreign_keys = OFF");
  database.exec("INSERT INTO devices (cellar_id, id) VALUES ('nobody', 'phone')");
  database.close();

  expect(faultsOf(path)).toEqual(["Rows that belong to nobody: 1."]);
});

test("a database check reports a newer schema or another program's database", () => {
  const steps = [...sqliteSchema.steps, { sql: "", isCompatible: false }];
  openDatabase(path, { ...sqliteSchema, steps }).close();
  const others = join(folder, "others.db");
  new Sqlite(others).close();

  expect(faultsOf(path)).toEqual(["It was written by a later version of Wine Cellar."]);
  expect(faultsOf(others)).toEqual(["It is not a Wine Cellar database."]);
});

test("[F2] an event's photo counts as shown, unless the schema lacks event photos", () => {
  const database = openDatabase(path);
  database.exec(`
    INSERT INTO cellars (id) VALUES ('ada');
    INSERT INTO objects (cellar_id, id, state, created_at)
    VALUES ('ada', 'shown', 'finalized', 0), ('ada', 'unused', 'finalized', 0);
    INSERT INTO records (cellar_id, kind, id, body, deleted, seq, photo_url)
    VALUES ('ada', 'event', 'drunk', '{}', 0, 1, '${photoPathOf("shown")}');
  `);

  const [shown, unused] = ["shown", "unused"].map((id) => ({ id, cellarId: "ada" }));
  expect(photosOf(path)).toMatchObject({ shown: [shown], unused: [unused] });
  database.exec("DROP INDEX records_by_photo; ALTER TABLE records DROP COLUMN photo_url");
  database.close();
  expect(photosOf(path)).toMatchObject({ shown: [], unused: [shown, unused] });
});

test("a database counts as in use while a process has it open", () => {
  const database = openDatabase(path);

  expect(isInUse(path)).toBe(true);
  database.close();
  expect(isInUse(path)).toBe(false);
});

test("a file in another format does not count as an open database", () => {
  writeFileSync(path, "Barolo ".repeat(1_000));

  expect(isInUse(path)).toBe(false);
});
