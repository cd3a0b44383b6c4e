import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sqliteAccounts } from "./accounts.ts";
import { sqliteMigrations } from "./migrations/index.ts";
import type { Step } from "./migrations/Migration.ts";
import { type Database, DatabaseTooNew, openDatabase, whyUnusable } from "./openDatabase.ts";
import { sqliteObjects } from "./objects.ts";
import { sqliteSessions } from "./sessions.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cellar-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("a new database takes every step of the schema and writes through to the disk", () => {
  const database = openDatabase(join(folder, "cellar.db"));

  expect(database.pragma("user_version", { simple: true })).toBe(sqliteMigrations.length);
  expect(database.pragma("journal_mode", { simple: true })).toBe("wal");
  expect(database.pragma("synchronous", { simple: true })).toBe(FULL);
  expect(database.pragma("foreign_keys", { simple: true })).toBe(1);
  database.close();
});

test("[E1] the epoch stays through restarts, and every new database has its own", () => {
  const path = join(folder, "cellar.db");

  const first = epochOf(path);

  expect(epochOf(path)).toBe(first);
  expect(epochOf(join(folder, "other.db"))).not.toBe(first);
});

test("[E1] a database restored from a backup begins another epoch, with all its rows", () => {
  const path = join(folder, "cellar.db");
  const before = epochOf(path);
  const database = openDatabase(path);
  database.prepare("INSERT INTO meta (key, value) VALUES ('motto', 'in vino')").run();
  database.close();

  openDatabase(path, followedBy("CREATE TABLE corks (id TEXT) STRICT")).close();

  const backup = `${path}.v${String(sqliteMigrations.length)}.backup`;
  const restored = openDatabase(backup);
  expect(restored.prepare("SELECT value FROM meta WHERE key = 'motto'").pluck().get()).toBe(
    "in vino",
  );
  restored.close();
  expect(epochOf(backup)).not.toBe(before);
  expect(epochOf(path, followedBy(""))).toBe(before);
});

test("wines of the first schema keep their order, and later ones come after them", () => {
  const path = join(folder, "cellar.db");
  const old = openDatabase(path, sqliteMigrations.slice(0, 1));
  addPerson(old);
  // Edited since they were added, so their counters no longer tell the order.
  for (const [at, name] of ["Barolo", "Cornas", "Bandol"].entries()) {
    old.prepare(WINE_OF_FIRST_SCHEMA).run({ name, seq: 30 - at });
  }
  old.close();

  const database = openDatabase(path);

  const byAge = database.prepare("SELECT name, added FROM wines ORDER BY added").raw().all();
  expect(byAge).toEqual([
    ["Barolo", 1],
    ["Cornas", 2],
    ["Bandol", 3],
  ]);
  database.close();
});

test("a reset link that an earlier schema kept still works", async () => {
  const path = join(folder, "cellar.db");
  const old = openDatabase(path, sqliteMigrations.slice(0, 2));
  addPerson(old);
  old.exec("UPDATE users SET reset_token_hash = 'hash of token', reset_token_expires_at = 10");
  old.close();

  const database = openDatabase(path);

  const accounts = sqliteAccounts(database);
  expect(await accounts.resetPassword("hash of token", "hash of decanter", 10)).toBeUndefined();
  expect(await accounts.resetPassword("hash of token", "hash of decanter", 9)).toMatchObject({
    id: "ann",
  });
  database.close();
});

test("a session that an earlier schema kept lives on, and is listed", async () => {
  const path = join(folder, "cellar.db");
  const old = openDatabase(path, sqliteMigrations.slice(0, 3));
  addPerson(old);
  const content = JSON.stringify({ userId: "ann" });
  const expiresAt = Date.now() + 1_000;
  old.prepare("INSERT INTO sessions VALUES ('hash', 'ann', ?, ?)").run(content, expiresAt);
  old.close();

  const database = openDatabase(path);

  const sessions = sqliteSessions(database);
  expect(await sessions.read("hash", expiresAt - 1)).toMatchObject({ userId: "ann" });
  expect(await sessions.read("hash", expiresAt)).toBeUndefined();
  const [listed] = await sessions.list("ann", Date.now());
  expect(listed?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  database.close();
});

test("what an earlier schema kept is counted", () => {
  const path = join(folder, "cellar.db");
  const old = openDatabase(path, sqliteMigrations.slice(0, 5));
  addPerson(old);
  const keep = old.prepare(
    `INSERT INTO wines (user_id, added, id, name, vintage, type, varietal, country, region,
       producer, notes, bottle_id, quantity, seq)
     VALUES ('ann', ?, ?, 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', ?,
       ?, 6, ?)`,
  );
  keep.run(1, "one", "Tar", "b1", 1);
  keep.run(2, "two", null, "b2", 2);
  old.close();

  const database = openDatabase(path);

  expect(database.prepare("SELECT wine_count, wine_text FROM users").get()).toEqual({
    wine_count: 2,
    wine_text: 2 * "BaroloNebbioloItalyPiedmontBrezza".length + 3,
  });
  database.close();
});

test("a step that fails leaves the schema as it was", () => {
  const path = join(folder, "cellar.db");
  openDatabase(path).close();

  const broken = followedBy("CREATE TABLE corks (id TEXT) STRICT; NONSENSE");

  expect(() => openDatabase(path, broken)).toThrow("NONSENSE");
  const database = openDatabase(path);
  expect(database.prepare("SELECT name FROM sqlite_schema WHERE name = 'corks'").get()).toBe(
    undefined,
  );
  database.close();
});

test("a database of a later version is refused and left alone", () => {
  const path = join(folder, "cellar.db");
  const later = followedBy("");
  openDatabase(path, later).close();

  expect(() => openDatabase(path)).toThrow(DatabaseTooNew);
  expect(existsSync(`${path}.v${String(later.length)}.backup`)).toBe(false);
});

test("a database of a later version is used where each step since is compatible, and kept as it is", () => {
  const path = join(folder, "cellar.db");
  const later = followedBy("CREATE TABLE corks (id TEXT) STRICT", true);
  openDatabase(path, later).close();

  const database = openDatabase(path);

  addPerson(database);
  expect(database.pragma("user_version", { simple: true })).toBe(later.length);
  database.close();
  openDatabase(path, [...later, { sql: "", isCompatible: false }]).close();
  expect(() => openDatabase(path)).toThrow(DatabaseTooNew);
});

test("objects that an earlier schema kept are found by whose they are", async () => {
  const path = join(folder, "cellar.db");
  const old = openDatabase(path, sqliteMigrations.slice(0, 11));
  addPerson(old);
  old.exec("INSERT INTO objects VALUES ('label', 'ann', 'finalized', 5, 7, 11)");
  old.close();

  const database = openDatabase(path);

  const objects = sqliteObjects(database);
  const label = { userId: "ann", id: "label" };
  expect(await objects.find(label)).toEqual({ ...label, state: "finalized", createdAt: 5 });
  expect(await objects.bytesOf("ann", { since: 0, reserved: 0 })).toBe(11);
  expect(await objects.stale(["ann"], 9, { promised: 0, unused: 8 })).toHaveLength(1);
  database.close();
});

test("the operator is told where SQLite has no write-ahead log", () => {
  const path = join(folder, "cellar.db");
  const reader = new Sqlite(path);
  reader.exec("CREATE TABLE corks (id TEXT)");
  vi.spyOn(Sqlite.prototype, "pragma").mockReturnValue("delete");

  let refusal: unknown;
  try {
    openDatabase(path);
  } catch (cause) {
    refusal = cause;
  }

  expect(whyUnusable(refusal)).toContain("Network shares");
  vi.restoreAllMocks();
  reader.close();
});

test.each([
  ["SQLITE_NOTADB", "damaged"],
  ["SQLITE_CORRUPT_INDEX", "damaged"],
  ["SQLITE_READONLY_DIRECTORY", "opened for writing"],
  ["SQLITE_CANTOPEN_ISDIR", "opened for writing"],
  ["SQLITE_PERM", "opened for writing"],
  ["SQLITE_BUSY_RECOVERY", "in use by another process"],
  ["SQLITE_FULL", "disk is full"],
  ["SQLITE_IOERR_SHMMAP", "local disk"],
  ["SQLITE_IOERR_LOCK", "local disk"],
  ["SQLITE_PROTOCOL", "local disk"],
  ["SQLITE_NOLFS", "local disk"],
])("the operator is told what %s means", (code, words) => {
  expect(whyUnusable(new Sqlite.SqliteError("", code))).toContain(words);
});

test("a fault of ours is not put down to the database's file", () => {
  expect(whyUnusable(new Sqlite.SqliteError("", "SQLITE_CONSTRAINT"))).toBeUndefined();
  expect(whyUnusable(new TypeError())).toBeUndefined();
});

const FULL = 2;

const WINE_OF_FIRST_SCHEMA = `
  INSERT INTO wines (
    user_id, id, name, vintage, type, varietal, country, region, producer, bottle_id, quantity, seq
  ) VALUES ('ann', @name, @name, 2019, 'Red Wine', '', '', '', '', @name, 6, @seq)`;

function addPerson(database: Database): void {
  database
    .prepare(
      `INSERT INTO users (id, email, email_key, password_hash, seq, created_at)
       VALUES ('ann', '', '', '', 30, 0)`,
    )
    .run();
}

/** All steps, and one more. */
function followedBy(sql: string, isCompatible = false): readonly Step[] {
  return [...sqliteMigrations, { sql, isCompatible }];
}

function epochOf(path: string, steps = sqliteMigrations): unknown {
  const database = openDatabase(path, steps);
  const epoch = database.prepare("SELECT value FROM meta WHERE key = 'epoch'").pluck().get();
  database.close();
  return epoch;
}
