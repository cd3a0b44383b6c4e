import { expect, test } from "vitest";
import { sqliteObjects } from "./objects.ts";
import { openDatabase } from "./openDatabase.ts";

test("what has been forgotten meanwhile is not finalized, and is told so", async () => {
  const database = openDatabase(":memory:");
  database.exec(
    `INSERT INTO users (id, email, email_key, password_hash, created_at)
     VALUES ('anna', '', '', '', 0)`,
  );
  const objects = sqliteObjects(database);
  await objects.promise({ id: "kept", userId: "anna" }, 0);
  await objects.promise({ id: "forgotten", userId: "anna" }, 0);
  await objects.forget("forgotten");

  expect(await objects.finalize("kept", 5)).toBe(true);
  expect(await objects.finalize("forgotten", 5)).toBe(false);
  expect(await objects.find("forgotten")).toBeUndefined();
});
