import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import type { Schema } from "../../src/store/migrations/Schema.ts";
import { wineTextTriggers } from "../../src/store/migrations/wineTextTriggers.ts";
import { MOVED_TABLES } from "../../src/store/movedTables.ts";
import { startApp, type TestApp } from "../startApp.ts";
import { BAROLO } from "./wineBodies.ts";

/** Adds the text field `closure` to the contract's table of wine fields. */
vi.mock("../../../sync-protocol/src/records/wineFields.ts", async (original) => {
  const { WINE_TABLE, addedText, ...others } = await original<{
    readonly WINE_TABLE: object;
    readonly addedText: (label: string, max: number, uses: object) => object;
  }>();
  const closure = addedText("Closure", 50, { control: "line" });
  return { ...others, addedText, WINE_TABLE: { ...WINE_TABLE, closure } };
});

/** Adds a migration with a column for `closure`. */
vi.mock("../../src/store/migrations/index.ts", async (original) => {
  const { sqliteSchema, ...others } = await original<{ readonly sqliteSchema: Schema }>();
  const sql = `
    ALTER TABLE wines ADD COLUMN closure TEXT;
    DROP TRIGGER wine_added;
    DROP TRIGGER wine_rewritten;
    ${wineTextTriggers({ texts: ["closure"], lists: ["valuations"] })}`;
  const steps = [...sqliteSchema.steps, { sql, isCompatible: false }];
  return { ...others, sqliteSchema: { ...sqliteSchema, steps } };
});

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const closureSchema = z.object({ id: z.string(), closure: z.nullable(z.string()) });

test("a new schema field is documented, stored, returned and counted as text", async () => {
  const ada = await app.signedUp();
  const added = await ada.post("/api/wines", { ...BAROLO, closure: "Glass stopper" });
  const { id } = added.read(closureSchema);
  const plain = (await ada.post("/api/wines", BAROLO)).read(closureSchema);

  const listed = (await ada.get("/api/wines?includeArchived=true")).read(z.array(closureSchema));
  expect(listed).toContainEqual({ id, closure: "Glass stopper" });
  expect(listed).toContainEqual({ id: plain.id, closure: null });
  expect((await app.client().get("/api/openapi.json")).text).toContain('"closure"');
  expect(textOf(ada.user.id)).toBe(2 * textOfBarolo + "Glass stopper".length);
});

test("a new schema field moves between stores with its cellar", () => {
  expect(MOVED_TABLES.cellar.tables["wines"]).toContain("closure");
});

const { name, varietal, country, region, producer } = BAROLO;
const textOfBarolo = [name, varietal, country, region, producer].join("").length;

function textOf(userId: string): unknown {
  const database = new Sqlite(join(app.dataDir, "cellar.db"), { readonly: true });
  const text = database.prepare("SELECT wine_text FROM cellars WHERE id = ?").pluck().get(userId);
  database.close();
  return text;
}
