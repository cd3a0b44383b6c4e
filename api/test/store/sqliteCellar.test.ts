import { randomUUID } from "node:crypto";
import { basename } from "node:path";
import { describeCellarStore } from "./cellarContract.ts";
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

function addPerson(database: Database): string {
  const id = randomUUID();
  database
    .prepare(
      "INSERT INTO users (id, email, email_key, password_hash, created_at) VALUES (?, ?, ?, '', 0)",
    )
    .run(id, id, id);
  return id;
}
