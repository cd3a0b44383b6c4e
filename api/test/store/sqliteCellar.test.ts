import { randomUUID } from "node:crypto";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { describeCellarStore } from "./cellarContract.ts";
import { create, NOW, submission } from "./contract/visitor.ts";
import { decideAt } from "../../src/cellar/decide.ts";
import { type Database, openDatabase } from "../../src/store/openDatabase.ts";
import { sqliteCellar } from "../../src/store/sqliteCellar.ts";

describeCellarStore("the cellar over SQLite", () => {
  const database = openDatabase(":memory:");
  return {
    store: sqliteCellar(database),
    addPerson: () => addPerson(database),
    addPhoto(userId, photoUrl = `/objects/uploads/${randomUUID()}`) {
      database
        .prepare(
          `INSERT INTO objects (id, user_id, state, created_at, unused_since)
           VALUES (?, ?, 'finalized', 0, 0)`,
        )
        .run(basename(photoUrl), userId);
      return photoUrl;
    },
    shownPhotos: () =>
      database
        .prepare<[], string>(
          "SELECT '/objects/uploads/' || id FROM objects WHERE unused_since IS NULL",
        )
        .pluck()
        .all(),
  };
});

test("nobody's changes are not run", async () => {
  const store = sqliteCellar(openDatabase(":memory:"));
  const userId = randomUUID();
  const batch = { userId, submissions: [submission(create())], device: undefined, epoch: null };

  await expect(store.apply(batch, decideAt(NOW))).rejects.toThrow(userId);
});

test("of long notes, fewer are read without a break", async () => {
  const database = openDatabase(":memory:");
  const store = sqliteCellar(database);
  const userId = addPerson(database);
  const notes = "x".repeat(10_000);
  const submissions = Array.from({ length: 300 }, () => submission(create({ notes })));
  await store.apply({ userId, submissions, device: undefined, epoch: null }, decideAt(NOW));

  const parts: string[] = [];
  for await (const part of store.winesText(userId, { includeArchived: true })) parts.push(part);

  expect(JSON.parse(parts.join(""))).toHaveLength(submissions.length);
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
  return id;
}
