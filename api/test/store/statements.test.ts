import { expect, test } from "vitest";
import { tablesUsedIn, usesWithoutCellar } from "./statements.ts";

const TABLES = ["wines", "results", "device_ops", "objects"];

test.each([
  "SELECT * FROM wines WHERE cellar_id = $1 AND id = $2",
  "SELECT id FROM objects WHERE cellar_id = ANY ($1)",
  "SELECT op_no FROM device_ops JOIN results USING (cellar_id, key) WHERE cellar_id = ?",
  "SELECT 1 FROM objects WHERE cellar_id = ? AND NOT EXISTS (SELECT 1 FROM wines WHERE wines.cellar_id = objects.cellar_id)",
  "INSERT INTO wines (added, cellar_id, id) VALUES (@added, @cellarId, @id) ON CONFLICT (cellar_id, id) DO UPDATE SET name = excluded.name",
  "UPDATE results SET body = NULL WHERE cellar_id = @cellarId AND key IN (SELECT key FROM device_ops WHERE cellar_id = @cellarId)",
])("an SQL statement limited to one cellar is not reported: %s", (text) => {
  expect(usesWithoutCellar([text], TABLES)).toEqual([]);
  expect(tablesUsedIn([text], TABLES)).not.toEqual([]);
});

test.each([
  "SELECT * FROM wines WHERE id = $1",
  "SELECT id FROM objects WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM wines WHERE wines.cellar_id = objects.cellar_id)",
  "SELECT 1 FROM objects WHERE cellar_id = ? AND NOT EXISTS (SELECT 1 FROM wines WHERE photo_url = objects.id)",
  "SELECT op_no FROM device_ops JOIN results USING (key) WHERE cellar_id = $1",
  "SELECT op_no FROM device_ops JOIN results USING (cellar_id, key) WHERE device_id = $1",
  "INSERT INTO wines (id) VALUES ($1)",
  "DELETE FROM objects WHERE unused_since < $1",
  "UPDATE results SET body = NULL WHERE key = $1",
])("an SQL statement not limited to one cellar is reported: %s", (text) => {
  expect(usesWithoutCellar([text], TABLES)).not.toEqual([]);
});
