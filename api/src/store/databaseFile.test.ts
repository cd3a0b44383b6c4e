import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { faultsOf, isInUse } from "./databaseFile.ts";
import { sqliteMigrations } from "./migrations/index.ts";
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

test("a database as the server leaves it has no faults", () => {
  openDatabase(path).close();

  expect(faultsOf(path)).toEqual([]);
});

test("rows that belong to nobody are a fault", () => {
  const database = openDatabase(path);
  database.pragma("foreign_keys = OFF");
  database.exec("INSERT INTO devices (user_id, id) VALUES ('nobody', 'phone')");
  database.close();

  expect(faultsOf(path)).toEqual(["1 rows belong to nobody."]);
});

test("a database of a later version, and one of somebody else's, are faults", () => {
  openDatabase(path, [...sqliteMigrations, { sql: "", isCompatible: false }]).close();
  const others = join(folder, "others.db");
  new Sqlite(others).close();

  expect(faultsOf(path)).toEqual(["It was written by a later version of Wine Cellar."]);
  expect(faultsOf(others)).toEqual(["It is no database of Wine Cellar."]);
});

test("a database is in use for as long as somebody has it open", () => {
  const database = openDatabase(path);

  expect(isInUse(path)).toBe(true);
  database.close();
  expect(isInUse(path)).toBe(false);
});

test("a file that is no database is in nobody's use", () => {
  writeFileSync(path, "Barolo ".repeat(1_000));

  expect(isInUse(path)).toBe(false);
});
