import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sqliteSchema } from "../migrations/index.ts";
import { type Schema, versionOf } from "../migrations/Schema.ts";
import { type Database, openDatabase, UnknownSchema, whyUnusable } from "./openDatabase.ts";
import { schemaVersion } from "./schemaVersion.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cellar-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("a new database has the current schema and flushes every write", () => {
  const database = openDatabase(join(folder, "cellar.db"));

  expect(database.pragma("user_version", { simple: true })).toBe(versionOf(sqliteSchema));
  expect(database.pragma("journal_mode", { simple: true })).toBe("wal");
  expect(database.pragma("synchronous", { simple: true })).toBe(FULL);
  expect(database.pragma("foreign_keys", { simple: true })).toBe(1);
  database.close();
});

test("[E1] an epoch survives restarts and differs from another database's epoch", () => {
  const path = join(folder, "cellar.db");

  const first = epochOf(path);

  expect(epochOf(path)).toBe(first);
  expect(epochOf(join(folder, "other.db"))).not.toBe(first);
});

test("[E1] a restored database has a new epoch and all rows", () => {
  const path = join(folder, "cellar.db");
  const before = epochOf(path);
  const database = openDatabase(path);
  database.prepare("INSERT INTO meta (key, value) VALUES ('motto', 'in vino')").run();
  database.close();

  openDatabase(path, followedBy("CREATE TABLE corks (id TEXT) STRICT")).close();

  const backup = `${path}.v${String(versionOf(sqliteSchema))}.backup`;
  const restored = openDatabase(backup);
  expect(restored.prepare("SELECT value FROM meta WHERE key = 'motto'").pluck().get()).toBe(
    "in vino",
  );
  restored.close();
  expect(epochOf(backup)).not.toBe(before);
  expect(epochOf(path, followedBy(""))).toBe(before);
});

test("a database of schema 24 is migrated to the current schema", () => {
  const path = join(folder, "cellar.db");
  formerDatabase(path).close();

  const upgraded = openDatabase(path);

  const fresh = openDatabase(":memory:");
  expect(schemaOf(upgraded)).toEqual(schemaOf(fresh));
  expect(schemaVersion(upgraded)).toBe(versionOf(sqliteSchema));
  upgraded.close();
  fresh.close();
});

test("migrating schema 24 renames its fields to the current names", () => {
  const path = join(folder, "cellar.db");
  const former = formerDatabase(path);
  addPerson(former);
  former.exec(`
    INSERT INTO wines (user_id, added, id, name, vintage, type, varietal, country, region, producer,
      bottle_id, quantity, seq, told_elsewhere)
    VALUES ('ann', 1, 'one', 'Barolo', 2016, 'Red Wine', '', '', '', '', 'b1', 6, 1, 'CT 94');
    INSERT INTO records (user_id, kind, id, body, deleted, seq)
    VALUES ('ann', 'event', 'e1', '{"note":"\\"isTold\\":","isTold":true}', 0, 2);
    INSERT INTO results (user_id, key, fingerprint, verdict, body) VALUES ('ann', 'k1', '',
      '{"kind":"applied","wineId":"one","overwritten":{"toldElsewhere":null}}',
      '{"id":"one","toldElsewhere":"CT 94"}')`);
  former.close();

  const database = openDatabase(path);

  const one = (sql: string) => database.prepare<[], string>(sql).pluck().get() ?? "";
  expect(one("SELECT extra_fields FROM wines")).toBe("CT 94");
  expect(JSON.parse(one("SELECT body FROM records"))).toEqual({
    note: '"isTold":',
    isUncounted: true,
  });
  expect(JSON.parse(one("SELECT verdict FROM results"))).toEqual({
    ...{ kind: "applied", recordId: "one" },
    overwritten: { extraFields: null },
  });
  expect(JSON.parse(one("SELECT body FROM results"))).toEqual({ id: "one", extraFields: "CT 94" });
  database.close();
});

test("migrating schema 24 gives each user a cellar with all rows", () => {
  const path = join(folder, "cellar.db");
  const former = formerDatabase(path);
  addPerson(former);
  former.exec(`
    INSERT INTO wines (user_id, added, id, name, vintage, type, varietal, country, region, producer,
      bottle_id, quantity, seq)
    VALUES ('ann', 1, 'one', 'Barolo', 2016, 'Red Wine', '', '', '', '', 'b1', 6, 1);
    INSERT INTO records (user_id, kind, id, body, deleted, seq) VALUES ('ann', 'place', 'p', '{}', 0, 2);
    INSERT INTO objects (user_id, id, state, created_at, bytes) VALUES ('ann', 'o', 'finalized', 0, 9);
    INSERT INTO devices (user_id, id, last_op_no) VALUES ('ann', 'phone', 7);
    INSERT INTO results (user_id, key, fingerprint, verdict) VALUES ('ann', 'k', '', '{}');
    INSERT INTO device_ops (user_id, device_id, op_no, key) VALUES ('ann', 'phone', 7, 'k');
    UPDATE users SET seq = 30, answers = 4`);
  former.close();

  const database = openDatabase(path);

  const all = (sql: string) => database.prepare(sql).all();
  const counted = { id: "ann", seq: 30, wine_count: 1, wine_text: "Barolo".length, answers: 4 };
  expect(all("SELECT * FROM cellars")).toEqual([counted]);
  for (const table of ["wines", "records", "objects", "devices", "results", "device_ops"]) {
    expect([table, all(`SELECT cellar_id FROM ${table}`)]).toEqual([table, [{ cellar_id: "ann" }]]);
  }
  expect(database.pragma("foreign_key_check")).toEqual([]);
  database.exec("UPDATE wines SET name = 'Barbaresco'; DELETE FROM cellars");
  for (const table of ["wines", "records", "objects", "devices", "results", "device_ops"]) {
    expect([table, all(`SELECT * FROM ${table}`)]).toEqual([table, []]);
  }
  database.close();
});

test("a database whose schema is too old is refused and not changed", () => {
  const path = join(folder, "cellar.db");
  const former = formerDatabase(path);
  former.pragma("user_version = 23");
  former.close();

  expect(() => openDatabase(path)).toThrow(
    /cellar\.db was written by a version of Wine Cellar that is too old \(schema 23; this one upgrades schema 24 and later\)\. Restore a newer backup\.$/,
  );
  expect(existsSync(`${path}.v23.backup`)).toBe(false);
});

test("a failed migration leaves the schema unchanged", () => {
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

test("a database with an incompatible newer schema is refused and not changed", () => {
  const path = join(folder, "cellar.db");
  const later = followedBy("");
  openDatabase(path, later).close();

  expect(() => openDatabase(path)).toThrow(UnknownSchema);
  expect(existsSync(`${path}.v${String(versionOf(later))}.backup`)).toBe(false);
});

test("a database with a compatible newer schema is used without migration", () => {
  const path = join(folder, "cellar.db");
  const later = followedBy("CREATE TABLE corks (id TEXT) STRICT", true);
  openDatabase(path, later).close();

  const database = openDatabase(path);

  addPerson(database);
  expect(database.pragma("user_version", { simple: true })).toBe(versionOf(later));
  database.close();
  const steps = [...later.steps, { sql: "", isCompatible: false }];
  openDatabase(path, { ...later, steps }).close();
  expect(() => openDatabase(path)).toThrow(UnknownSchema);
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
])("SQLite error %s is explained to the operator", (code, words) => {
  expect(whyUnusable(new Sqlite.SqliteError("", code))).toContain(words);
});

test("a bug is not explained to the operator as a database error", () => {
  expect(whyUnusable(new Sqlite.SqliteError("", "SQLITE_CONSTRAINT"))).toBeUndefined();
  expect(whyUnusable(new TypeError())).toBeUndefined();
});

const FULL = 2;

/** Creates a database with the oldest schema that can be migrated. */
function formerDatabase(path: string): Database {
  const database = new Sqlite(path);
  const folder = join(import.meta.dirname, "../../../test/store/schema24");
  database.exec(readFileSync(join(folder, "sqlite.sql"), "utf8"));
  return database;
}

/** The schema of a database, independent of formatting. */
function schemaOf(database: Database): readonly string[] {
  return database
    .prepare<[], string>("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name")
    .pluck()
    .all()
    .map((sql) => sql.replaceAll('"', "").replaceAll(/\s*([(),]|\s)\s*/g, "$1"));
}

function addPerson(database: Database): void {
  database
    .prepare(
      `INSERT INTO users (id, email, email_key, password_hash, created_at)
       VALUES ('ann', '', '', '', 0)`,
    )
    .run();
}

function followedBy(sql: string, isCompatible = false): Schema {
  const { oldest, steps, baseline } = sqliteSchema;
  return { oldest, steps: [...steps, { sql, isCompatible }], baseline };
}

function epochOf(path: string, schema = sqliteSchema): unknown {
  const database = openDatabase(path, schema);
  const epoch = database.prepare("SELECT value FROM meta WHERE key = 'epoch'").pluck().get();
  database.close();
  return epoch;
}
