import { randomUUID } from "node:crypto";
import { describeCellarStore } from "./cellarContract.ts";
import { type Database, openDatabase } from "./openDatabase.ts";
import { sqliteCellar } from "./sqliteCellar.ts";

describeCellarStore("the cellar over SQLite", () => {
  const database = openDatabase(":memory:");
  return {
    store: sqliteCellar(database),
    addPerson: () => addPerson(database),
    addPhoto(userId) {
      const id = randomUUID();
      database
        .prepare(
          "INSERT INTO objects (id, user_id, state, created_at) VALUES (?, ?, 'finalized', 0)",
        )
        .run(id, userId);
      return `/objects/uploads/${id}`;
    },
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
