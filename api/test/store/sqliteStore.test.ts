import { randomUUID } from "node:crypto";
import { PHOTO_PATHS } from "sync-protocol";
import { expect, test, vi } from "vitest";
import {
  addPhotoTo,
  create,
  NOW,
  addWineWithPhoto,
  submission,
  addEventWithPhoto,
} from "./contract/visitor.ts";
import { sqliteSql } from "../../src/store/sqlite/sqliteSql.ts";
import { accountPorts } from "../../src/store/accounts/accountPorts.ts";
import { objectStore } from "../../src/store/accounts/objectStore.ts";
import { decideAt } from "../../src/cellar/changes/decide.ts";
import { type Database, openDatabase } from "../../src/store/sqlite/openDatabase.ts";
import { sqliteCellar } from "../../src/store/sqlite/sqliteCellar.ts";
import { sqliteMovableStore } from "../../src/store/sqlite/sqliteMovableStore.ts";
import { describeMemberBatches } from "./contract/memberBatches.ts";
import { GLOBAL_TABLES, tablesUsedIn, usesWithoutCellar } from "./statements.ts";
import { describePeople, describeStore } from "./storeContract.ts";

const database = openDatabase(":memory:");
const prepared = vi.spyOn(database, "prepare");

describeStore("cellars over SQLite", () => {
  const store = sqliteCellar(database);
  const objects = objectStore(sqliteSql(database));
  return {
    store,
    objects,
    addPerson: () => addPerson(database),
    addPhoto: (cellarId, photoUrl) => addPhotoTo(objects, cellarId, photoUrl),
    shownPhotos: () =>
      database
        .prepare<[string], string>(
          `SELECT ? || objects.id FROM cellars JOIN objects ON objects.cellar_id = cellars.id
           WHERE unused_since IS NULL`,
        )
        .pluck()
        .all(PHOTO_PATHS),
    show: (object) => addWineWithPhoto(store, object),
    putEvent: (object) => addEventWithPhoto(store, object),
  };
});

describePeople("accounts and members over SQLite", () => accountPorts(sqliteSql(database)));

describeMemberBatches(() => ({
  store: sqliteCellar(database),
  ...accountPorts(sqliteSql(database)),
}));

test("every statement on a cellar's table restricts rows by the cellar's id", () => {
  sqliteMovableStore(database);
  const recordedSql = prepared.mock.calls.map(([text]) => text);
  const tables = columnsBy("SELECT name FROM sqlite_schema WHERE type = 'table'");
  const ofCellars = tables.filter((table) => !(table in GLOBAL_TABLES));

  expect(tablesUsedIn(recordedSql, ofCellars)).toEqual(ofCellars);
  expect(usesWithoutCellar(recordedSql, ofCellars)).toEqual([]);
  for (const table of ofCellars) {
    const uniques = columnsBy('SELECT name FROM pragma_index_list(?) WHERE "unique"', table);
    for (const index of uniques) {
      const [first] = columnsBy("SELECT name FROM pragma_index_info(?)", index);
      expect(first, `${table}: ${index}`).toBe("cellar_id");
    }
    expect(uniques.length, table).toBeGreaterThan(0);
  }
});

test("every LIMIT is an expression, so that SQLite keeps statements compiled", () => {
  sqliteCellar(database);
  const limited = prepared.mock.calls
    .map(([text]) => text)
    .filter((text) => text.includes("LIMIT"));

  expect(limited.length).toBeGreaterThan(3);
  expect(limited.filter((text) => /LIMIT\s+[?@$]\w*(?!\w|\s*\+)/.test(text))).toEqual([]);
});

test("changes of an unknown cellar are refused", async () => {
  const store = sqliteCellar(openDatabase(":memory:"));
  const cellarId = randomUUID();
  const batch = { cellarId, submissions: [submission(create())], device: undefined, epoch: null };

  await expect(store.apply(batch, decideAt(NOW))).rejects.toThrow(cellarId);
});

test("a list of wines with long notes is read in small parts", async () => {
  const database = openDatabase(":memory:");
  const store = sqliteCellar(database);
  const cellarId = addPerson(database);
  const notes = "x".repeat(10_000);
  const submissions = Array.from({ length: 300 }, () => submission(create({ notes })));
  await store.apply({ cellarId, submissions, device: undefined, epoch: null }, decideAt(NOW));

  const parts: Uint8Array[] = [];
  for await (const part of store.winesText(cellarId, { includeArchived: true })) parts.push(part);

  expect(JSON.parse(Buffer.concat(parts).toString())).toHaveLength(submissions.length);
  const [, ...later] = parts.map((part) => part.length);
  expect(Math.max(...later)).toBeLessThan(20 * notes.length);
});

function addPerson(database: Database): string {
  const id = randomUUID();
  database
    .prepare(
      "INSERT INTO users (id, email, email_key, password_hash, created_at) VALUES (?, ?, ?, '', 0)",
    )
    .run(id, id, id);
  database.prepare("INSERT INTO cellars (id) VALUES (?)").run(id);
  return id;
}

function columnsBy(sql: string, ...values: readonly string[]): readonly string[] {
  return database
    .prepare<string[], string>(sql)
    .pluck()
    .all(...values);
}
